import { dayjs } from '@comanda/shared/ui/fechas';

/** Business days, 'YYYY-MM-DD', both within. */
export type Rango = { desde: string; hasta: string };

const DIA = 'YYYY-MM-DD';
const ESCRITA = 'DD/MM/YYYY';

type Dia = ReturnType<typeof dayjs>;

/** A week begins on Monday, whatever the machine's language. */
const lunesDe = (dia: Dia) => dia.subtract((dia.day() + 6) % 7, 'day');

const RANGOS = {
  hoy: { texto: 'Hoy', de: (hoy: Dia) => [hoy, hoy] },
  ayer: { texto: 'Ayer', de: (hoy: Dia) => [hoy.subtract(1, 'day'), hoy.subtract(1, 'day')] },
  semana: { texto: 'Esta semana', de: (hoy: Dia) => [lunesDe(hoy), hoy] },
  mes: { texto: 'Este mes', de: (hoy: Dia) => [hoy.startOf('month'), hoy] },
  mesPasado: {
    texto: 'Mes pasado',
    de: (hoy: Dia) => {
      const antes = hoy.subtract(1, 'month');
      return [antes.startOf('month'), antes.endOf('month')];
    },
  },
} as const satisfies Record<string, { texto: string; de: (hoy: Dia) => readonly [Dia, Dia] }>;

export type NombreDeRango = keyof typeof RANGOS;

/** The ranges people ask for, by name, in the order they are offered. */
export const NOMBRES_DE_RANGO = Object.keys(RANGOS) as NombreDeRango[]; // its own keys, which TypeScript widens to string

/** How a range is called on its button. */
export const textoDeRango = (nombre: NombreDeRango): string => RANGOS[nombre].texto;

/** A range by its name, as of a business day; none of them ends after it but the month that is over. */
export function rangoDe(nombre: NombreDeRango, hoy: string): Rango {
  const [desde, hasta] = RANGOS[nombre].de(dayjs(hoy));
  return { desde: desde.format(DIA), hasta: hasta.format(DIA) };
}

/** A date as a person writes it, '1/2/2026' or '01/02/2026'; null where there is no such day. */
export function parseFecha(escrita: string): string | null {
  const leida = dayjs(escrita.trim(), [ESCRITA, 'D/M/YYYY'], true);
  return leida.isValid() ? leida.format(DIA) : null;
}
