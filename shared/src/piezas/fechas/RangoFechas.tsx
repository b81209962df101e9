import { useId, useState } from 'react';

import { DatePicker, dayjs } from '@comanda/shared/ui/fechas';

import { diasDe } from '../../domain/texto/periodo';
import { Chips } from '../chips';

import estilos from './fechas.module.css';
import { NOMBRES_DE_RANGO, rangoDe, textoDeRango, type NombreDeRango, type Rango } from './rangos';

/** How many days a range may have, and what is said of a longer one. */
export type RangoLargo = { dias: number; texto: string };

type RangoFechasProps = {
  /** Null: any day. */
  valor: Rango | null;
  /** The choice of any day, where there is one. */
  todas?: { texto: string; onElegir: () => void };
  /** The business day, 'YYYY-MM-DD': no range ends after it. */
  hoy: string;
  /** The longest range that may be chosen. */
  largo?: RangoLargo;
  onCambio: (rango: Rango) => void;
};

type Cual = keyof Rango;
/** Days that are no range, as they were written, and what is wrong with which of them. */
type Malo = { rango: Rango; cual: Cual; texto: string };

/** Fecha Inicio and Fecha Fin (spec section 2, Report screen), and the ranges people ask for by name. */
export function RangoFechas({ valor, hoy, todas, largo, onCambio }: RangoFechasProps) {
  const id = useId();
  const [malo, setMalo] = useState<Malo | null>(null);
  const escrito = malo?.rango ?? valor;
  const cambiar = (rango: Rango) => {
    setMalo(null);
    onCambio(rango);
  };
  const elegir = (cual: Cual, nuevo: string) => {
    const rango = conDia(escrito, { cual, nuevo, hoy });
    const texto = faltaDe(rango, largo);
    if (texto === null) cambiar(rango);
    else setMalo({ rango, cual, texto });
  };
  const dia = (cual: Cual, etiqueta: string) => {
    const falta = malo?.cual === cual ? malo.texto : null;
    return (
      <div className={estilos.dia}>
        <label htmlFor={`${id}${cual}`}>{etiqueta}</label>
        <DatePicker
          id={`${id}${cual}`}
          allowClear={false}
          format={['DD/MM/YYYY', 'D/M/YYYY']}
          value={escrito && dayjs(escrito[cual])}
          maxDate={dayjs(hoy)}
          aria-invalid={falta !== null}
          aria-describedby={falta === null ? undefined : `${id}${cual}falta`}
          {...(falta !== null && { status: 'error' as const })}
          onChange={(elegido) => {
            if (elegido) elegir(cual, elegido.format('YYYY-MM-DD'));
          }}
        />
        {falta !== null && (
          <small id={`${id}${cual}falta`} role="alert" className={estilos.falta}>
            {falta}
          </small>
        )}
      </div>
    );
  };
  return (
    <div className={estilos.rango}>
      {dia('desde', 'Fecha Inicio')}
      {dia('hasta', 'Fecha Fin')}
      <Chips<NombreDeRango | null>
        etiqueta="Rangos"
        chips={[
          ...(todas ? [{ valor: null, texto: todas.texto }] : []),
          ...NOMBRES_DE_RANGO.map((nombre) => ({ valor: nombre, texto: textoDeRango(nombre) })),
        ]}
        elegido={
          escrito && NOMBRES_DE_RANGO.find((nombre) => esEste(rangoDe(nombre, hoy), escrito))
        }
        onElegir={(nombre) => {
          if (nombre !== null) return cambiar(rangoDe(nombre, hoy));
          setMalo(null);
          todas?.onElegir();
        }}
      />
    </div>
  );
}

const esEste = (uno: Rango, otro: Rango) => uno.desde === otro.desde && uno.hasta === otro.hasta;

/** The range with another first or last day. A start after the end takes the end along. */
function conDia(
  antes: Rango | null,
  { cual, nuevo, hoy }: { cual: Cual; nuevo: string; hoy: string },
): Rango {
  if (cual === 'hasta') return { desde: antes?.desde ?? nuevo, hasta: nuevo };
  const hasta = antes?.hasta ?? hoy;
  return { desde: nuevo, hasta: nuevo > hasta ? nuevo : hasta };
}

function faltaDe(rango: Rango, largo: RangoLargo | undefined): string | null {
  if (rango.hasta < rango.desde) return 'Fecha Fin no puede ser anterior a Fecha Inicio';
  return largo && diasDe(rango) > largo.dias ? largo.texto : null;
}
