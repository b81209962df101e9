import { useId } from 'react';

import { DatePicker, dayjs } from '@comanda/shared/ui/fechas';

import { Chips } from '../chips';

import estilos from './fechas.module.css';
import { NOMBRES_DE_RANGO, rangoDe, textoDeRango, type Rango } from './rangos';

type RangoFechasProps = {
  valor: Rango;
  /** The business day, 'YYYY-MM-DD': no range ends after it. */
  hoy: string;
  onCambio: (rango: Rango) => void;
};

/** Fecha Inicio and Fecha Fin (spec section 2, Report screen), and the ranges people ask for by name. */
export function RangoFechas({ valor, hoy, onCambio }: RangoFechasProps) {
  const { desde, hasta } = valor;
  const id = useId();
  const dia = (que: 'desde' | 'hasta', etiqueta: string, min?: string) => (
    <div className={estilos.dia}>
      <label htmlFor={`${id}${que}`}>{etiqueta}</label>
      <DatePicker
        id={`${id}${que}`}
        allowClear={false}
        format={['DD/MM/YYYY', 'D/M/YYYY']}
        value={dayjs(valor[que])}
        minDate={min === undefined ? undefined : dayjs(min)}
        maxDate={dayjs(hoy)}
        onChange={(elegido) => {
          if (!elegido) return;
          const nuevo = elegido.format('YYYY-MM-DD');
          // a start after the end takes the end along: the range is never empty
          if (que === 'hasta') onCambio({ desde, hasta: nuevo });
          else onCambio({ desde: nuevo, hasta: nuevo > hasta ? nuevo : hasta });
        }}
      />
    </div>
  );
  return (
    <div className={estilos.rango}>
      {dia('desde', 'Fecha Inicio')}
      {dia('hasta', 'Fecha Fin', desde)}
      <Chips
        etiqueta="Rangos"
        chips={NOMBRES_DE_RANGO.map((nombre) => ({ valor: nombre, texto: textoDeRango(nombre) }))}
        elegido={NOMBRES_DE_RANGO.find((nombre) => esEste(rangoDe(nombre, hoy), valor))}
        onElegir={(nombre) => onCambio(rangoDe(nombre, hoy))}
      />
    </div>
  );
}

const esEste = (uno: Rango, otro: Rango) => uno.desde === otro.desde && uno.hasta === otro.hasta;
