import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyPrefs } from './lib/a11y/prefs.svelte';

await applyPrefs();
mount(App, { target: document.getElementById('app')! });
