// Shapes as a gouge cuts them, and the sea chart, from numbers only.

/** Chance that is the same every time: the chart must not change between two looks. */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let x = Math.imul(s ^ (s >>> 15), 1 | s);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}
const f = (n: number) => n.toFixed(1);

/** A cut that begins and ends in a point. */
export function lens(x1: number, y1: number, x2: number, y2: number, w: number): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / length) * w;
  const ny = ((x2 - x1) / length) * w;
  return `M${f(x1)} ${f(y1)}Q${f(mx + nx)} ${f(my + ny)} ${f(x2)} ${f(y2)}Q${f(mx - nx)} ${f(my - ny)} ${f(x1)} ${f(y1)}Z`;
}

/** Rays of light around a point, every other one shorter by `alt`. */
export function sunburst(
  cx: number,
  cy: number,
  r1: number,
  r2: number,
  n: number,
  w: number,
  a0 = 0,
  alt = 0,
): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = ((a0 + (360 * i) / n) * Math.PI) / 180;
    const r = r2 - (i % 2 ? alt : 0);
    d += lens(cx + Math.cos(a) * r1, cy + Math.sin(a) * r1, cx + Math.cos(a) * r, cy + Math.sin(a) * r, w);
  }
  return d;
}

/** Straight lines from a point to all winds. */
export function winds(x: number, y: number, n: number, reach: number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI;
    d += `M${f(x)} ${f(y)}L${f(x + Math.cos(a) * reach)} ${f(y + Math.sin(a) * reach)}`;
  }
  return d;
}

/** An island and the depth lines around it, outermost last. */
export function island(x: number, y: number, r: number, chance: () => number): string[] {
  const phase = Array.from({ length: 5 }, () => chance() * 6.28);
  const swing = [0.18, 0.12, 0.09, 0.06, 0.04];
  return [1, 1.12, 1.26, 1.44].map((m, k) => {
    let d = '';
    for (let a = 0; a < 360; a += 6) {
      const t = (a * Math.PI) / 180;
      const wobble = swing.reduce((sum, s, j) => sum + s * Math.sin((j + 1) * t + phase[j]!), 0);
      const rr = r * m * (1 + wobble / (1 + 0.35 * k));
      d += `${d ? 'L' : 'M'}${f(x + rr * Math.cos(t))} ${f(y + rr * 0.8 * Math.sin(t))}`;
    }
    return `${d}Z`;
  });
}

/** Short strokes all over the block, denser towards the edge. */
export function strokes(w: number, h: number): [string, string] {
  const chance = dice(11);
  let light = '';
  let dark = '';
  for (let i = 0; i < (w * h) / 1500; i++) {
    const x = chance() * w;
    const y = chance() * h;
    const e = Math.min(
      1,
      (Math.abs(x - w / 2) / (w / 2)) ** 2 * 0.8 + (Math.abs(y - h * 0.42) / (h * 0.58)) ** 2 * 0.6,
    );
    const wanted = chance() < e * 0.9 + 0.12;
    const d = lens(x, y, x + 10 + chance() * 26, y + chance() * 1.5, 0.9 + chance() * 0.7);
    if (!wanted) continue;
    if (chance() < 0.5) light += d;
    else dark += d;
  }
  return [light, dark];
}

/** The points of a compass star: [light half, dark half]. */
export function star(n: number, r: number, inner: number, turn: number): [string, string] {
  let a = '';
  let b = '';
  for (let i = 0; i < n; i++) {
    const t = ((turn + (360 * i) / n) * Math.PI) / 180;
    const h = Math.PI / n;
    const tip = `${f(Math.sin(t) * r)} ${f(-Math.cos(t) * r)}`;
    a += `M0 0L${tip}L${f(Math.sin(t + h) * inner)} ${f(-Math.cos(t + h) * inner)}Z`;
    b += `M0 0L${tip}L${f(Math.sin(t - h) * inner)} ${f(-Math.cos(t - h) * inner)}Z`;
  }
  return [a, b];
}

/** Waves as a filled band. */
export function waves(w: number, h: number, y: number, amp: number, per: number, shift: number): string {
  let x = -per - shift;
  let d = `M${f(x)} ${f(y)}`;
  for (; x < w + per; x += per) d += `q${f(per / 4)} ${f(-amp)} ${f(per / 2)} 0t${f(per / 2)} 0`;
  return `${d}V${h + 60}H-200Z`;
}
