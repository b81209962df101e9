import { useMemo } from 'react';

import { DatePicker, dayjs, TimePicker } from '@comanda/shared/ui/fechas';

import { vacioDe } from '../esquema';

import { Item, useRegla, type CampoProps } from './Item';

type FechaProps = CampoProps & {
  /** The form in which the call writes it; a business day where nothing is said. */
  formato?: 'YYYY-MM-DD' | 'DD/MM/YYYY';
  /** First and last day that may be picked, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
};

/** What the box shows is a day of the calendar; what it sends is written as `formato` says. */
function usarFormato(formato: string) {
  return {
    mostrar: (valor: unknown) =>
      typeof valor === 'string' && valor !== '' ? dayjs(valor, formato, true) : null,
    escribir: (mostrado: unknown) =>
      dayjs.isDayjs(mostrado) && mostrado.isValid() ? mostrado.format(formato) : '',
  };
}

function useDiaDeCampo(nombre: string, formato: string) {
  const regla = useRegla(nombre);
  return useMemo(() => {
    const { mostrar, escribir } = usarFormato(formato);
    const vacio = vacioDe(regla, '');
    return { mostrar, leer: (mostrado: unknown) => escribir(mostrado) || vacio };
  }, [regla, formato]);
}

/** A day, picked or typed as DD/MM/YYYY. */
export function Fecha({ formato = 'YYYY-MM-DD', min, max, autoFocus, ...item }: FechaProps) {
  return (
    <Item {...item} {...useDiaDeCampo(item.nombre, formato)}>
      <DatePicker
        autoFocus={autoFocus}
        format={['DD/MM/YYYY', 'D/M/YYYY']}
        minDate={min === undefined ? undefined : dayjs(min)}
        maxDate={max === undefined ? undefined : dayjs(max)}
        style={{ width: '100%' }}
      />
    </Item>
  );
}

/** An hour of 24, 'HH:mm'. */
export function Hora({ autoFocus, ...item }: CampoProps) {
  return (
    <Item {...item} {...useDiaDeCampo(item.nombre, 'HH:mm')}>
      <TimePicker
        autoFocus={autoFocus}
        format="HH:mm"
        needConfirm={false}
        style={{ width: '100%' }}
      />
    </Item>
  );
}
