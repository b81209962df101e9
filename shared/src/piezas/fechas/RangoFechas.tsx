import { useId } from 'react';

import { DatePicker, dayjs } from '@comanda/shared/ui/fechas';

import { Chips } from '../chips';

import estilos from './fechas.module.css';
import { NOMBRES_DE_RANGO, rangoDe, textoDeRango, type NombreDeRango, type Rango } from './rangos';

type RangoFechasProps = {
  /** Null: any day. */
  valor: Rango | null;
  /** The choice of any day, where there is one. */
  todas?: { texto: string; onElegir: () => void };
  /** The business day, 'YYYY-MM-DD': no range ends after it. */
  hoy: string;
  onCambio: (rango: Rango) => void;
};

/** Fecha Inicio and Fecha Fin (spec section 2, Report screen), and the ranges people ask for by name. */
export function RangoFechas({ valor, hoy, todas, onCambio }: RangoFechasProps) {
  const id = useId();
  const elegir = (que: 'desde' | 'hasta', nuevo: string) => {
    const { desde, hasta } = valor ?? { desde: nuevo, hasta: que === 'desde' ? hoy : nuevo };
    // a start after the end takes the end along: the range is never empty
    if (que === 'hasta') onCambio({ desde, hasta: nuevo });
    else onCambio({ desde: nuevo, hasta: nuevo > hasta ? nuevo : hasta });
  };
  const dia = (que: 'desde' | 'hasta', etiqueta: string, min?: string) => (
    <div className={estilos.dia}>
      <label htmlFor={`${id}${que}`}>{etiqueta}</label>
      <DatePicker
        id={`${id}${que}`}
        allowClear={false}
        format={['DD/MM/YYYY', 'D/M/YYYY']}
        value={valor && dayjs(valor[que])}
        minDate={min === undefined ? undefined : dayjs(min)}
        maxDate={dayjs(hoy)}
        onChange={(elegido) => {
          if (elegido) elegir(que, elegido.format('YYYY-MM-DD'));
        }}
      />
    </div>
  );
  return (
    <div className={estilos.rango}>
      {dia('desde', 'Fecha Inicio')}
      {dia('hasta', 'Fecha Fin', valor?.desde)}
      <Chips<NombreDeRango | null>
        etiqueta="Rangos"
        chips={[
          ...(todas ? [{ valor: null, texto: todas.texto }] : []),
          ...NOMBRES_DE_RANGO.map((nombre) => ({ valor: nombre, texto: textoDeRango(nombre) })),
        ]}
        elegido={valor && NOMBRES_DE_RANGO.find((nombre) => esEste(rangoDe(nombre, hoy), valor))}
        onElegir={(nombre) =>
          nombre === null ? todas?.onElegir() : onCambio(rangoDe(nombre, hoy))
        }
      />
    </div>
  );
}

const esEste = (uno: Rango, otro: Rango) => uno.desde === otro.desde && uno.hasta === otro.hasta;
