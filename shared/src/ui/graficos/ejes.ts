/** What both charts draw with: the page's own colours, by day and by night, and nothing that moves. */
export const QUIETO = { isAnimationActive: false } as const;

const LETRA = { fill: 'var(--c-tenue)', fontSize: 12 } as const;
export const EJE = { tick: LETRA, stroke: 'var(--c-borde)', tickLine: false } as const;
export const REJA = { stroke: 'var(--c-borde)', strokeDasharray: '3 3', vertical: false } as const;
export const MARGEN_DE_GRAFICO = { top: 20, right: 12, bottom: 0, left: 0 } as const;

export const GLOBO = {
  ...QUIETO,
  itemSorter: 'dataKey', // as they were given
  contentStyle: {
    border: '1px solid var(--c-borde)',
    borderRadius: 8,
    background: 'var(--c-elevada)',
    color: 'var(--c-tinta)',
  },
  itemStyle: { color: 'var(--c-tinta)' },
  cursor: { fill: 'var(--c-suave)', stroke: 'var(--c-borde)' },
} as const;
