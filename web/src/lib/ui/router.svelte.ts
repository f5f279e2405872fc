// The page is in the part of the address behind `#`: it works under any path prefix, needs nothing
// from the server, and codes and tokens in it never travel in a Referer.
interface Route {
  page: string;
  args: string[];
}

function parse(hash: string): Route {
  const [page = '', ...args] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { page, args };
}

let current = $state.raw(parse(location.hash));
addEventListener('hashchange', () => {
  current = parse(location.hash);
  scrollTo(0, 0);
});

export const route = () => current;
export function go(path: string): void {
  location.hash = path;
}
/** Like `go`, without a step in the history. */
export function replace(path: string): void {
  history.replaceState(null, '', `#${path}`);
  current = parse(location.hash);
}
/** The site's address without page: what invitations and the API are relative to. */
export const siteUrl = () => location.href.split('#')[0]!.replace(/[^/]*$/, '');
