// Where everything lies at a given size. Pure numbers, no rules: tested for every size people have.
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type PlateKind = 'tile' | 'small' | 'phone' | 'row' | 'desk';
type Mode = 'phone' | 'ring' | 'wide';

export interface CardSpot {
  x: number;
  y: number;
  rot: number;
}
export interface TableLayout {
  mode: Mode;
  /** 1 at the size of the mock-ups; texts and plates of the ring grow with it */
  scale: number;
  /** by place after you: 0 is you, 1 your left neighbour, and so on */
  plates: Spot[];
  plateKind: PlateKind;
  me: Spot;
  turn: Spot;
  button: Spot;
  /** turn line and button share one row */
  tight: boolean;
  /** trick cards lie in the order of play (phones) or before their seats (ring) */
  byOrder: boolean;
  trick: CardSpot[];
  trickCard: number;
  /** names under the cards, or flags on their corner */
  owners: 'below' | 'flag' | 'corner' | 'none';
  chip: { x: number; y: number };
  /** the free field between the plates and you, for bidding and choices */
  field: Spot;
  compass: { x: number; y: number; r: number; opacity: number };
  hand: { spots: CardSpot[]; card: number; rows: number; top: number };
  panels: boolean;
  head: 'bar' | 'corners';
}

interface Size {
  w: number;
  h: number;
  /** text size against the usual 16 px */
  text: number;
}

export function layout(size: Size, players: number, cards: number): TableLayout {
  const { w } = size;
  const h = tableHeight(size);
  if (size.text <= 1.3 && h < 500 && w > h * 1.3) return wide(size, players, cards);
  if (w >= 700 && h >= 600 && size.text < 1.5) return ring(size, players, cards);
  return phone({ ...size, h }, players, cards);
}

/** As high as the window; with much larger text higher, then the page scrolls. */
export function tableHeight({ h, text }: Size): number {
  return text > 1.3 ? Math.max(h, 600 * text) : h;
}

/** Cards of one hand in one row, or in two when a finger would not hit them any more. */
export function handRows(width: number, n: number, card: number, rowMin: number): 1 | 2 {
  return n < 2 || (width - 16 - card) / (n - 1) >= rowMin ? 1 : 2;
}

function phone({ w, h, text }: Size, players: number, cards: number): TableLayout {
  // larger text makes everything that holds text taller; the page then scrolls downwards, never sideways
  const t = Math.max(1, text);
  const head = (t - 1) * 96;
  const tiny = w < 350 || (t > 1.3 && w < 350 * t);
  const others = players - 1;
  const bottom = h - (tiny ? 14 : 17);

  // hand
  const rows = handRows(w, cards, 66, 44);
  const tall = Math.max(0, Math.min(1, (h - 640) / 200));
  const roomy = w >= 420 ? Math.min(1.5, w / 420) : 1;
  let card: number;
  if (rows === 1) card = Math.min((66 + 16 * tall) * roomy, cards > 1 ? w - 16 - 44 * (cards - 1) : 999);
  else {
    const per = Math.ceil(cards / 2);
    card = Math.min((68 + 10 * tall) * roomy, (w - 10 - 2.5 * (per - 1)) / per);
  }
  const step2 = rows === 2 ? Math.max(62, card * (tiny || h > 660 ? 1.17 : 0.93)) : 0;
  const handHeight = card * 1.5 + step2;
  const handTop = bottom - handHeight;
  const spots: CardSpot[] = [];
  if (rows === 1) {
    const step = cards > 1 ? Math.min(card + 6, (w - 16 - card) / (cards - 1)) : 0;
    const x0 = (w - card - step * (cards - 1)) / 2;
    for (let i = 0; i < cards; i++) spots.push({ x: x0 + i * step, y: handTop, rot: 0 });
  } else {
    const first = Math.ceil(cards / 2);
    for (let i = 0; i < cards; i++) {
      const inRow = i < first ? first : cards - first;
      const k = i < first ? i : i - first;
      const gap = Math.min(8, (w - 10 - card * first) / Math.max(1, first - 1));
      const x0 = (w - inRow * card - (inRow - 1) * gap) / 2;
      spots.push({ x: x0 + k * (card + gap), y: handTop + (i < first ? 0 : step2), rot: 0 });
    }
  }

  // opponents
  const plates: Spot[] = [{ x: 0, y: 0, w: 0, h: 0 }];
  let kind: PlateKind;
  let platesBottom: number;
  const line = (n: number, from: number, y: number, pw: number, ph: number, gap: number) => {
    const x0 = (w - n * pw - (n - 1) * gap) / 2;
    for (let i = 0; i < n; i++) plates[from + i] = { x: x0 + i * (pw + gap), y, w: pw, h: ph };
  };
  if (others <= 3 && !tiny && text < 1.4) {
    kind = 'phone';
    const pw = Math.min(150, (w - 16 - 7 * (others - 1)) / Math.max(others, 2));
    line(others, 1, 66 + head, pw, 66 * t, 7);
    if (others === 3) plates[2]!.y = 60 + head;
    platesBottom = 66 + head + 66 * t;
  } else if (others === 4 && !tiny && text < 1.4) {
    kind = 'small';
    line(4, 1, 58 + head, (w - 12 - 12) / 4, 45 * t, 4);
    platesBottom = 58 + head + 45 * t;
  } else if (others <= 5) {
    kind = 'tile';
    const gap = 3;
    line(others, 1, 54 + head, Math.min(96 * t, (w - 12 - gap * (others - 1)) / others), 45 * t, gap);
    platesBottom = 54 + head + 45 * t;
  } else {
    kind = tiny || text >= 1.4 ? 'tile' : 'small';
    const ph = 45 * t;
    const first = 4;
    line(first, 1, 58 + head, (w - 12 - 12) / 4, ph, 4);
    line(others - first, 1 + first, 58 + head + ph + 4, (w - 12 - 12) / 4, ph, 4);
    platesBottom = 58 + head + 2 * ph + 4;
  }

  // own line and button
  let meTop: number;
  const needLoose = 60 * t + 10 + 46 * t + 22;
  const minTrick = platesBottom + 40 + (players > 5 ? 2 * 100 : 108) + 30;
  const tight = handTop - needLoose < minTrick;
  let me: Spot, turn: Spot, button: Spot;
  if (tight) {
    meTop = handTop - 58 * t - 24;
    const mw = 96 * Math.min(t, 1.4);
    me = { x: 8, y: meTop, w: mw, h: 58 * t };
    turn = { x: mw + 18, y: meTop - 2, w: w - mw - 26, h: 20 * t };
    button = { x: mw + 18, y: meTop + 20 * t, w: w - mw - 26, h: 44 * Math.min(t, 1.3) };
  } else {
    meTop = handTop - needLoose;
    const mw = 106 * Math.min(t, 1.4);
    me = { x: 8, y: meTop, w: mw, h: 60 * t };
    turn = { x: mw + 18, y: meTop, w: w - mw - 26, h: 60 * t };
    const bw = Math.min(320, Math.max(212, w - 140));
    button = { x: (w - bw) / 2, y: meTop + 60 * t + 10, w: bw, h: 46 * Math.min(t, 1.3) };
  }

  // trick between the two
  const chipY = platesBottom + (others <= 3 && !tiny ? 18 : 6);
  const top = chipY + (players > 5 ? 34 : 38) + (t - 1) * 22;
  const room = meTop - top - (players > 5 ? 10 : 34) * t;
  const oneRow = (w - (tiny ? 12 : 24) - (tiny ? 4 : 6) * (players - 1)) / players;
  const twoRows = Math.min(
    84,
    (room / 2 - 16) / 1.5,
    (w - 36 - 13 * (Math.ceil(players / 2) - 1)) / Math.ceil(players / 2),
  );
  const trickRows = players > 5 && oneRow < 56 && twoRows >= Math.max(48, oneRow) ? 2 : 1;
  const perRow = Math.ceil(players / trickRows);
  const trickCard = trickRows === 2 ? twoRows : Math.max(48, Math.min(112, oneRow, (room - 14) / 1.5));
  // where not even one row has room, cards lie over each other as far as their index stays in sight
  const gap =
    trickRows === 2 ? 13 : Math.min(tiny ? 4 : 6, (w - 12 - trickCard * players) / Math.max(1, players - 1));
  const trick: CardSpot[] = [];
  const rowHeight = trickCard * 1.5 + 22;
  const used = trickRows === 2 ? rowHeight * 2 - 22 : trickCard * 1.5;
  const y0 = top + Math.max(0, Math.min(90, (room - used - 40) / 2));
  for (let i = 0; i < players; i++) {
    const row = Math.floor(i / perRow);
    const x0 = (w - perRow * trickCard - (perRow - 1) * gap) / 2;
    trick.push({
      x: x0 + (i % perRow) * (trickCard + gap),
      y: y0 + row * rowHeight,
      rot: trickRows === 2 || trickCard < 60 ? 0 : [-1.5, 1.2, -0.8, 1.4, -1.1][i % 5]!,
    });
  }
  return {
    mode: 'phone',
    scale: 1,
    plates,
    plateKind: kind,
    me,
    turn,
    button,
    tight,
    byOrder: true,
    trick,
    trickCard,
    owners: trickRows === 2 ? 'corner' : trickCard < 70 ? 'flag' : 'below',
    chip: { x: w / 2, y: chipY + Math.max(0, (y0 - top) * 0.8) },
    field: { x: 8, y: platesBottom + 10, w: w - 16, h: handTop - platesBottom - 34 },
    compass: {
      x: w / 2,
      y: y0 + used / 2 + (trickRows === 2 ? 0 : 18),
      r: tiny ? 60 : Math.min(150, 112 + 30 * tall),
      opacity: tiny ? 0.8 : 0.95,
    },
    hand: { spots, card, rows, top: handTop },
    panels: false,
    head: 'bar',
  };
}

// Places around the table, in px from the compass at scale 1: you, then clockwise from your left.
const SEATS: Record<number, [number, number][]> = {
  2: [[0, -274]],
  3: [[-352, -110], [352, -110]], // prettier-ignore
  4: [[-352, 0], [0, -274], [352, 0]], // prettier-ignore
  5: [[-352, 130], [-352, -150], [352, -150], [352, 130]], // prettier-ignore
  6: [[-352, 152], [-352, -150], [0, -274], [352, -150], [355, 152]], // prettier-ignore
  7: [[-352, 165], [-352, -40], [-215, -274], [0, -274], [215, -274], [352, -40]], // prettier-ignore
  8: [[-352, 170], [-352, 10], [-352, -150], [0, -274], [352, -150], [352, 10], [352, 170]], // prettier-ignore
  9: [[-352, 170], [-352, 10], [-352, -150], [-110, -274], [110, -274], [352, -150], [352, 10], [352, 170]], // prettier-ignore
};
const TRICK: Record<number, [number, number][]> = {
  2: [[0, 116], [0, -116]], // prettier-ignore
  3: [[0, 134], [-170, -60], [170, -60]], // prettier-ignore
  4: [[0, 134], [-202, 0], [0, -134], [202, 0]], // prettier-ignore
  5: [[0, 134], [-202, 84], [-140, -100], [140, -100], [202, 84]], // prettier-ignore
  6: [[0, 134], [-202, 84], [-202, -84], [0, -134], [202, -84], [202, 84]], // prettier-ignore
  7: [[0, 140], [-165, 100], [-218, -40], [-112, -140], [0, -140], [112, -140], [218, -40]], // prettier-ignore
  8: [[0, 140], [-120, 140], [-218, 0], [-120, -140], [0, -140], [120, -140], [218, 0], [120, 140]], // prettier-ignore
  9: [[0, 140], [-110, 140], [-218, 40], [-218, -90], [-110, -140], [0, -140], [110, -140], [218, -90], [218, 40]], // prettier-ignore
};

function ring({ w, h, text }: Size, players: number, cards: number): TableLayout {
  const upright = w < 1000 || w / h < 1.15;
  const scale = upright
    ? Math.max(0.8, Math.min(1.25, w / 800, h / 960))
    : Math.max(0.68, Math.min(1.7, w / 1240, h / 900));
  const s = scale;
  const plateW = 172 * s * (text > 1.1 ? 1.15 : 1);
  const plateH = 84 * s * Math.max(1, text * 0.95);
  const cx = w / 2;
  const handCard = Math.min(upright ? 96 * s : 118 * s, 150);
  const rows = handRows(w - 40, cards, handCard, Math.min(52, handCard * 0.5));
  const step = cards > 1 ? Math.min(handCard * 0.8, (w - 60 - handCard) / (cards - 1)) : 0;
  const handBottom = h - 40 * s;
  const handTop = handBottom - handCard * 1.5 + 8 * s;
  const meTop = handTop - 112 * s;
  // the corners have room beside a full hand, or there is a bar
  const corners = !upright && w / 2 - 482 * s >= 230;
  const head = corners ? 20 : 64;
  const cy = upright
    ? head + (meTop - head) / 2 + 4
    : Math.max(head + (corners ? 0 : 44 * s) + 274 * s, Math.min(356 * s, head + 62 * s + 274 * s));
  const stretch = upright ? Math.max(1, Math.min(1.5, (meTop - head - plateH) / 2 / (274 * s))) : 1;

  const seats = SEATS[players] ?? SEATS[8]!;
  const limit = w / 2 - plateW / 2 - 10;
  const plates: Spot[] = [{ x: 0, y: 0, w: 0, h: 0 }];
  for (const [dx, dy] of seats) {
    const x = Math.max(-limit, Math.min(limit, dx * s));
    let y = dy * s * stretch;
    if (upright && Math.abs(dx) > 150 && dy > -250) y = clampAway(dy, s, stretch, seats.length);
    const top = corners ? Math.max(12, cy + y - plateH / 2) : Math.max(head, cy + y - plateH / 2);
    plates.push({ x: cx + x - plateW / 2, y: Math.min(top, meTop - plateH - 8), w: plateW, h: plateH });
  }

  const trickCard = (players > 6 ? 84 : 100) * s;
  const inner = upright ? Math.min(1, (w / 2 - 8 - trickCard / 2) / (218 * s)) : 1;
  const places = TRICK[players] ?? TRICK[8]!;
  // upright, people sit closer: cards before somebody at the side move in
  const side = w / 2 - plateW - 18 - trickCard / 2;
  const across = (dx: number, dy: number) =>
    upright && Math.abs(dy) < 60 ? Math.max(-side, Math.min(side, dx * s)) : dx * s * inner;
  const trick = places.map(([dx, dy], i) => ({
    x: cx + across(dx, dy) - trickCard / 2,
    y: cy + dy * s - trickCard * 0.75,
    rot: [-2, 3, -2, 2, -3, 2, -1, 1][i % 8]!,
  }));

  const spots: CardSpot[] = [];
  const perRow = rows === 1 ? cards : Math.ceil(cards / 2);
  for (let i = 0; i < cards; i++) {
    const row = i < perRow ? 0 : 1;
    const inRow = row === 0 ? perRow : cards - perRow;
    const k = row === 0 ? i : i - perRow;
    const middle = (inRow - 1) / 2;
    const stepRow =
      rows === 1 ? step : Math.min(handCard * 0.9, (w - 60 - handCard) / Math.max(1, perRow - 1));
    spots.push({
      x: cx - handCard / 2 + (k - middle) * stepRow,
      y:
        handTop +
        (rows === 1 ? Math.abs(k - middle) ** 2 * 1.3 * s : row * handCard * 0.55 - handCard * 0.55),
      rot: rows === 1 ? (k - middle) * 1.4 : 0,
    });
  }
  const lift = rows === 2 ? handCard * 0.55 : 0;
  const meW = 176 * s;
  const top = meTop - lift;
  const buttonW = Math.max(198 * s, 190);
  const turnW = upright ? w - 2 * 20 - meW - buttonW - 40 : 250 * s + 20;
  const left = upright ? 20 : cx - 328 * s;
  return {
    mode: 'ring',
    scale,
    plates,
    plateKind: 'desk',
    me: { x: left, y: top, w: meW, h: 84 * s },
    turn: { x: left + meW + 20 * s, y: top + 4 * s, w: turnW, h: 80 * s },
    button: {
      x: upright ? w - 20 - buttonW : cx + 130 * s,
      y: top + 10 * s,
      w: buttonW,
      h: 56 * s,
    },
    tight: false,
    byOrder: false,
    trick,
    trickCard,
    owners: 'none',
    chip: { x: cx, y: cy - 17 * s },
    field: { x: cx - 230 * s, y: cy - 165 * s, w: 460 * s, h: Math.min(360 * s, meTop - cy + 150 * s) },
    compass: { x: cx, y: cy, r: 172 * s, opacity: 1 },
    hand: { spots, card: handCard, rows, top: handTop - lift },
    panels: corners && w >= 1180 && (w - 1064 * s) / 2 > 90 * s,
    head: corners ? 'corners' : 'bar',
  };
}

/** On an upright tablet side plates move up and down out of the way of the trick. */
function clampAway(dy: number, s: number, stretch: number, n: number): number {
  if (n <= 3) return dy === 0 ? -200 * s : (dy < 0 ? -205 : 205) * s * Math.min(1.2, stretch);
  if (Math.abs(dy) < 60) return dy * s;
  return (dy < 0 ? -212 : 212) * s * Math.min(1.25, stretch);
}

function wide({ w, h }: Size, players: number, cards: number): TableLayout {
  const others = players - 1;
  const left = 8;
  const plateW = others > 4 ? 92 : 124;
  const columns = others > 4 ? 2 : 1;
  const perColumn = Math.ceil(others / columns);
  const top = 40;
  const card = Math.min(92, Math.max(62, h * 0.205));
  const handTop = h - card * 1.5 - 11;
  const rightW = Math.min(200, Math.max(160, w * 0.25));
  const plateH = Math.min(47, (handTop - top - 6) / perColumn - 5);
  const plates: Spot[] = [{ x: 0, y: 0, w: 0, h: 0 }];
  for (let i = 0; i < others; i++) {
    const column = Math.floor(i / perColumn);
    plates.push({
      x: left + column * (plateW + 4),
      y: top + (i % perColumn) * (plateH + 5),
      w: plateW,
      h: plateH,
    });
  }
  const x0 = left + columns * plateW + (columns - 1) * 4 + 14;
  const x1 = w - rightW - 12;
  const roomH = handTop - 52 - 30;
  const rows = players > 5 && (x1 - x0) / players < 54 ? 2 : 1;
  const perRow = Math.ceil(players / rows);
  const trickCard = Math.max(
    44,
    Math.min(84, (x1 - x0 - 8 * (perRow - 1)) / perRow, roomH / rows / 1.5 - (rows === 2 ? 2 : 0)),
  );
  const gap = 8;
  const rowW = perRow * trickCard + (perRow - 1) * gap;
  const trick = Array.from({ length: players }, (_, i) => ({
    x: (x0 + x1 - rowW) / 2 + (i % perRow) * (trickCard + gap),
    y: 50 + Math.floor(i / perRow) * (trickCard * 1.5 + 6),
    rot: rows === 1 && trickCard > 60 ? [-1.5, 1.2, -0.8, 1.4][i % 4]! : 0,
  }));
  const step = cards > 1 ? Math.min(card + 6, (w - 16 - card) / (cards - 1)) : 0;
  const h0 = (w - card - step * (cards - 1)) / 2;
  const right = w - rightW - 8;
  return {
    mode: 'wide',
    scale: 1,
    plates,
    plateKind: others > 4 ? 'small' : 'row',
    me: { x: right, y: 58, w: 108, h: 58 },
    turn: { x: right, y: 122, w: rightW, h: 46 },
    button: { x: right, y: Math.min(172, handTop - 62), w: rightW, h: 46 },
    tight: false,
    byOrder: true,
    trick,
    trickCard,
    owners: rows === 2 ? 'corner' : trickCard < 66 ? 'flag' : 'below',
    chip: { x: (x0 + x1) / 2, y: 12 },
    field: { x: x0, y: 44, w: x1 - x0, h: handTop - 52 },
    compass: { x: (x0 + x1) / 2, y: 50 + (trickCard * 1.5) / 2 + 8, r: 84, opacity: 0.9 },
    hand: {
      spots: Array.from({ length: cards }, (_, i) => ({ x: h0 + i * step, y: handTop, rot: 0 })),
      card,
      rows: 1,
      top: handTop,
    },
    panels: false,
    head: 'bar',
  };
}
