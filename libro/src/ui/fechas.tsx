import { DatePicker, dayjs, TimePicker } from '@comanda/shared/ui/fechas';

import type { Historias } from '../historias';

const DIA = dayjs('2026-11-26T15:45:00');

export const fechas: Historias = {
  'DatePicker: vacío': <DatePicker aria-label="Fecha" />,
  'DatePicker: elegido': <DatePicker aria-label="Fecha" format="DD/MM/YYYY" defaultValue={DIA} />,
  'DatePicker: con falta': <DatePicker aria-label="Fecha" status="error" aria-invalid />,
  'TimePicker: vacío': <TimePicker aria-label="Hora" format="HH:mm" />,
  'TimePicker: elegido': <TimePicker aria-label="Hora" format="HH:mm" defaultValue={DIA} />,
};
