// @ts-nocheck
import type { Locale } from 'antd/es/locale';
import esES from 'antd/es/locale/es_ES';

const { DatePicker } = esES;

/** antd's Spanish, with dates as they are written here. */
export const espanol: Locale = {
  ...esES,
  DatePicker: DatePicker && {
    ...DatePicker,
    lang: {
      ...DatePicker.lang,
      fieldDateFormat: 'DD/MM/YYYY',
      fieldDateTimeFormat: 'DD/MM/YYYY HH:mm',
      fieldMonthFormat: 'MM/YYYY',
    },
  },
};
