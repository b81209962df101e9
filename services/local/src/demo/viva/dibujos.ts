import { crearAzar, type Azar } from '../azar';

/** A dish as seen from above, or a drink from the side. */
type Plato = {
  en: 'tazon' | 'plato' | 'vaso' | 'taza';
  /** What fills it: broth, rice, juice. */
  base: string;
  /** What lies on it, each in its colour. */
  trozos?: readonly (readonly [forma: Forma, color: string, cuantos: number])[];
};

type Forma = 'camaron' | 'rueda' | 'trozo' | 'hoja' | 'filete' | 'bola' | 'empanada' | 'porcion';

const CAMARON = ['camaron', '#f08a5d', 9] as const;
const CEBOLLA = ['rueda', '#b4579b', 6] as const;
const CULANTRO = ['hoja', '#4d8b31', 9] as const;
const LIMON = ['rueda', '#a8c256', 2] as const;
const PESCADO = ['filete', '#d9a35f', 1] as const;
const TOMATE = ['trozo', '#d64933', 8] as const;

/** By what its name says; the first that fits. */
const PLATOS: readonly (readonly [nombre: RegExp, plato: Plato])[] = [
  [
    /^Ceviche de concha/,
    { en: 'tazon', base: '#4a3f4b', trozos: [['trozo', '#231d24', 12], CEBOLLA, CULANTRO, LIMON] },
  ],
  [
    /^Ceviche de pescado/,
    { en: 'tazon', base: '#e9d8a6', trozos: [['trozo', '#fffaf0', 14], CEBOLLA, CULANTRO, LIMON] },
  ],
  [
    /^Ceviche de pulpo/,
    { en: 'tazon', base: '#e4c1a1', trozos: [['rueda', '#8e3b63', 11], CULANTRO, LIMON] },
  ],
  [
    /^Ceviche jipi/,
    {
      en: 'tazon',
      base: '#d7a86e',
      trozos: [['trozo', '#fff4df', 10], ['trozo', '#9c6b30', 8], CULANTRO],
    },
  ],
  [
    /ceviche/i,
    { en: 'tazon', base: '#eb8f5a', trozos: [CAMARON, TOMATE, CEBOLLA, CULANTRO, LIMON] },
  ],
  [
    /^Encebollado/,
    {
      en: 'tazon',
      base: '#c98f3c',
      trozos: [
        ['filete', '#8b5a3c', 2],
        ['trozo', '#f2e6c4', 7],
        ['rueda', '#b4579b', 9],
        CULANTRO,
      ],
    },
  ],
  [
    /^Sopa marinera|^Chupe|^Cazuela mixta/,
    { en: 'tazon', base: '#d97f3d', trozos: [CAMARON, ['trozo', '#2f2a33', 5], CULANTRO] },
  ],
  [
    /^Biche|^Sancocho|^Caldo|^Locro/,
    {
      en: 'tazon',
      base: '#d9b25c',
      trozos: [['trozo', '#f0e2b0', 8], ['rueda', '#e0a100', 4], CULANTRO],
    },
  ],
  [
    /^Cazuela|^Encocado de pescado/,
    { en: 'tazon', base: '#e0a24a', trozos: [PESCADO, CULANTRO, TOMATE] },
  ],
  [/^Encocado/, { en: 'tazon', base: '#e9c46a', trozos: [CAMARON, CULANTRO] }],
  [
    /^Arroz con camar|^Arroz marinero|^Chaulaf/,
    { en: 'plato', base: '#e9c46a', trozos: [CAMARON, ['trozo', '#5a8f3a', 9], TOMATE] },
  ],
  [
    /^Arroz con concha/,
    { en: 'plato', base: '#6b5b63', trozos: [['trozo', '#2b232c', 12], CULANTRO, LIMON] },
  ],
  [
    /^Arroz con menestra/,
    {
      en: 'plato',
      base: '#f4ecd8',
      trozos: [
        ['trozo', '#7a4a2b', 16],
        ['filete', '#a9663b', 1],
        ['rueda', '#e2b13c', 4],
      ],
    },
  ],
  [
    /^Corvina|^Pescado frito/,
    { en: 'plato', base: '#f4ecd8', trozos: [PESCADO, LIMON, ['hoja', '#6aa84f', 14], TOMATE] },
  ],
  [
    /^Camarones/,
    { en: 'plato', base: '#f6efe0', trozos: [['camaron', '#e38d4f', 14], LIMON, CULANTRO] },
  ],
  [
    /^Churrasco|^Seco|^Fritada|^Hornado/,
    {
      en: 'plato',
      base: '#f4ecd8',
      trozos: [
        ['filete', '#7b3f26', 2],
        ['trozo', '#e2b13c', 7],
        ['hoja', '#6aa84f', 10],
      ],
    },
  ],
  [
    /^Patacones/,
    {
      en: 'plato',
      base: '#f6efe0',
      trozos: [
        ['rueda', '#e2b13c', 8],
        ['trozo', '#fffbef', 7],
      ],
    },
  ],
  [
    /^Bolón/,
    {
      en: 'plato',
      base: '#f6efe0',
      trozos: [
        ['bola', '#b5813a', 2],
        ['trozo', '#fffbef', 5],
      ],
    },
  ],
  [
    /^Empanada|^Corviche|^Muchín/,
    { en: 'plato', base: '#f6efe0', trozos: [['empanada', '#c88a3d', 3]] },
  ],
  [/naranja/, { en: 'vaso', base: '#f39c12' }],
  [/piña/, { en: 'vaso', base: '#f4d03f' }],
  [/mora/, { en: 'vaso', base: '#8e2a5e' }],
  [/^Limonada/, { en: 'vaso', base: '#d5e8a0' }],
  [/^Cerveza|^Michelada/, { en: 'vaso', base: '#d99a1e' }],
  [/^Cola/, { en: 'vaso', base: '#4a2418' }],
  [/^Capuchino|^Latte|^Café con leche|^Mocachino/, { en: 'taza', base: '#c49a6c' }],
  [/^Café|^Espresso|^Americano/, { en: 'taza', base: '#3e2415' }],
  [/^Chocolate|^Morocho/, { en: 'taza', base: '#6b3f24' }],
  [
    /^Desayuno|^Tigrillo|^Huevos/,
    {
      en: 'plato',
      base: '#f6efe0',
      trozos: [
        ['bola', '#f4c430', 2],
        ['filete', '#b5813a', 1],
        ['hoja', '#6aa84f', 6],
      ],
    },
  ],
  [
    /^Torta|^Cheesecake|^Pie/,
    {
      en: 'plato',
      base: '#f6efe0',
      trozos: [
        ['porcion', '#5b3420', 1],
        ['trozo', '#c0392b', 3],
      ],
    },
  ],
  [
    /^Humita|^Quimbolito|^Tamal/,
    { en: 'plato', base: '#f6efe0', trozos: [['empanada', '#b7c168', 2]] },
  ],
  [
    /^Sánduche/,
    {
      en: 'plato',
      base: '#f6efe0',
      trozos: [
        ['filete', '#c88a3d', 2],
        ['hoja', '#6aa84f', 6],
      ],
    },
  ],
];

const CENTRO = [160, 120] as const;

const grados = (azar: Azar) => azar.entero(0, 359);

const DIBUJOS: Readonly<Record<Forma, (color: string, azar: Azar) => string>> = {
  camaron: (color) =>
    `<path d="M-11-4a11 11 0 1 1 9 16" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round"/><path d="M-11-4l-6-5M-11-4l-7 2" stroke="${color}" stroke-width="2.5"/>`,
  rueda: (color) =>
    `<circle r="11" fill="${color}" fill-opacity=".35"/><circle r="11" fill="none" stroke="${color}" stroke-width="4"/>`,
  trozo: (color) => `<rect x="-8" y="-6" width="16" height="12" rx="4" fill="${color}"/>`,
  hoja: (color) => `<path d="M-7 0q7-8 14 0q-7 8-14 0z" fill="${color}"/>`,
  filete: (color) =>
    `<path d="M-46 4q14-30 56-26q34 4 38 18q-14 24-50 24q-34 0-44-16z" fill="${color}"/><path d="M-24 2l8-14M-4 2l8-16M16 2l8-14" stroke="#0003" stroke-width="4" stroke-linecap="round"/>`,
  bola: (color) => `<circle r="30" fill="${color}"/><circle cx="-9" cy="-10" r="9" fill="#fff5"/>`,
  empanada: (color) =>
    `<path d="M-34 10a34 30 0 0 1 68 0z" fill="${color}"/><path d="M-34 10h68" stroke="#0003" stroke-width="5" stroke-dasharray="5 4"/>`,
  porcion: (color) =>
    `<path d="M-40 22L10-34L44 22z" fill="${color}"/><path d="M-40 22L10-34l4 6-42 50z" fill="#fff3"/>`,
};

const SUELTAS: ReadonlySet<Forma> = new Set(['filete', 'bola', 'empanada', 'porcion']);

/** Large ones side by side in the middle, small ones all over. */
function repartir({ trozos = [] }: Plato, radio: number, azar: Azar): string {
  return trozos
    .flatMap(([forma, color, cuantos]) =>
      Array.from({ length: cuantos }, (_, i) => {
        const grande = SUELTAS.has(forma);
        const angulo = (grande ? (i * 360) / cuantos + 200 : grados(azar)) * (Math.PI / 180);
        const lejos = grande ? (cuantos > 1 ? 34 : 0) : Math.sqrt(azar.siguiente()) * radio;
        const x = Math.round(CENTRO[0] + Math.cos(angulo) * lejos);
        const y = Math.round(CENTRO[1] + Math.sin(angulo) * lejos * 0.9);
        const giro = grande ? azar.entero(-15, 15) : grados(azar);
        return `<g transform="translate(${x} ${y}) rotate(${giro})">${DIBUJOS[forma](color, azar)}</g>`;
      }),
    )
    .join('');
}

const RECIPIENTES: Readonly<Record<Plato['en'], (plato: Plato, azar: Azar) => string>> = {
  tazon: (plato, azar) =>
    `<circle cx="160" cy="126" r="102" fill="#0002"/><circle cx="160" cy="120" r="102" fill="#fbfaf7"/><circle cx="160" cy="120" r="88" fill="#e7e2d8"/><circle cx="160" cy="120" r="84" fill="${plato.base}"/>${repartir(plato, 68, azar)}`,
  plato: (plato, azar) =>
    `<ellipse cx="160" cy="127" rx="132" ry="104" fill="#0002"/><ellipse cx="160" cy="120" rx="132" ry="104" fill="#fbfaf7"/><ellipse cx="160" cy="120" rx="104" ry="80" fill="#ece7dd"/><ellipse cx="160" cy="120" rx="92" ry="70" fill="${plato.base}"/>${repartir(plato, 62, azar)}`,
  vaso: ({ base }, azar) =>
    `<ellipse cx="160" cy="214" rx="58" ry="12" fill="#0002"/><path d="M112 34h96l-12 176q-36 12-72 0z" fill="#ffffffb0"/><path d="M116 70h88l-9 134q-35 11-70 0z" fill="${base}"/><path d="M116 70h88l-1 14h-86z" fill="#fff6"/><path d="M${azar.entero(176, 184)} 96l18-82" stroke="#d64933" stroke-width="7" stroke-linecap="round"/><path d="M128 84l6 108" stroke="#fff7" stroke-width="7" stroke-linecap="round"/>`,
  taza: ({ base }, azar) =>
    `<circle cx="156" cy="128" r="106" fill="#0002"/><circle cx="156" cy="122" r="106" fill="#fbfaf7"/><rect x="214" y="106" width="60" height="28" rx="14" fill="#fff" stroke="#e0dacd" stroke-width="5"/><circle cx="156" cy="122" r="72" fill="#fff" stroke="#e0dacd" stroke-width="5"/><circle cx="156" cy="122" r="60" fill="${base}"/><path d="M156 ${azar.entero(96, 100)}q20-16 28 4q-4 24-28 46q-24-22-28-46q8-20 28-4z" fill="#fff" fill-opacity=".45"/>`,
};

/** What a company's dishes stand on, by the colour of their category. */
const MANTELES: Readonly<Record<string, string>> = {
  mar: '#cfe5ea',
  mostaza: '#efdfc0',
  tierra: '#dfd0c2',
  teja: '#f0d3c6',
  hoja: '#d9e5cf',
  cielo: '#d6e2f6',
  uva: '#e3d9f4',
  rosa: '#f2d6e2',
};

/** The dish as an SVG, the same each time; null where we have none like it. */
export function dibujoDe(producto: string, color: string): string | null {
  const plato = PLATOS.find(([nombre]) => nombre.test(producto))?.[1];
  if (!plato) return null;
  const azar = crearAzar(
    Array.from(producto).reduce((suma, letra) => suma * 31 + letra.charCodeAt(0), 7),
  );
  const mantel = MANTELES[color] ?? '#e8e4dc';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">' +
    `<rect width="320" height="240" fill="${mantel}"/>${RECIPIENTES[plato.en](plato, azar)}</svg>`
  );
}
