import type { ReactNode } from 'react';

/** Drawings of what may be empty, on 64 by 64: what is filled, and the lines on it. */
const DIBUJOS = {
  lista: { fondo: 'M16 8h32v48l-8-5-8 5-8-5-8 5z', trazo: 'M24 22h16M24 33h16' },
  calendario: {
    fondo: 'M10 14h44v42H10z',
    trazo: 'M10 26h44M22 8v10M42 8v10M32 33a8 8 0 100 16 8 8 0 000-16M32 37v4l3 2',
  },
  personas: {
    fondo: 'M10 56c0-13 9-20 22-20s22 7 22 20z',
    trazo: 'M32 30a10 10 0 100-20 10 10 0 000 20',
  },
  estante: { fondo: 'M8 24l24-15 24 15v32H8z', trazo: 'M20 56V34h24v22M20 45h24' },
  plato: {
    fondo: 'M32 8a24 24 0 100 48 24 24 0 000-48',
    trazo: 'M32 20a12 12 0 100 24 12 12 0 000-24',
  },
  grafico: { fondo: 'M8 10h48v44H8z', trazo: 'M20 44V32M32 44V20M44 44V27' },
  dinero: { fondo: 'M6 18h52v28H6z', trazo: 'M32 25a7 7 0 100 14 7 7 0 000-14M15 32h1M48 32h1' },
  buscar: {
    fondo: 'M28 8a20 20 0 100 40 20 20 0 000-40',
    trazo: 'M28 8a20 20 0 100 40 20 20 0 000-40M43 43l13 13',
  },
  fallo: { fondo: 'M32 6a26 26 0 100 52 26 26 0 000-52', trazo: 'M32 19v17M32 45v.1' },
} as const satisfies Record<string, { fondo: string; trazo: string }>;

type VacioProps = {
  dibujo?: keyof typeof DIBUJOS;
  /** What it is: 'Aún no hay productos'. */
  titulo: string;
  /** How it comes about. */
  como?: ReactNode;
  /** The next act. */
  acto?: ReactNode;
};

/** In the place of a list with nothing in it: a drawing, what it is, how it comes about, and what to do next. */
export function Vacio({ dibujo = 'lista', titulo, como, acto }: VacioProps) {
  const { fondo, trazo } = DIBUJOS[dibujo];
  return (
    <div className="ui-vista" role={dibujo === 'fallo' ? 'alert' : undefined}>
      <svg viewBox="0 0 64 64" aria-hidden focusable={false}>
        <path d={fondo} />
        <path d={trazo} />
      </svg>
      <strong>{titulo}</strong>
      {como && <p>{como}</p>}
      {acto}
    </div>
  );
}

/** The same where there may be words alone. */
export const enVacio = (vacio: ReactNode): ReactNode =>
  typeof vacio === 'string' && vacio !== '' ? <Vacio titulo={vacio} /> : vacio;
