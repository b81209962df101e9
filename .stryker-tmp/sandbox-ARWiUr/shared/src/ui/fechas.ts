/**
 * Tier of calendars, apart from `extra`: a screen with a menu does not fetch them. They speak dayjs, so dayjs comes with
 * them: one copy on a page, in Spanish.
 */
// @ts-nocheck

import dayjs from 'dayjs';
import 'dayjs/locale/es';

dayjs.locale('es');

export { dayjs };
export { default as DatePicker } from 'antd/es/date-picker';
export { default as TimePicker } from 'antd/es/time-picker';
export type { Dayjs } from 'dayjs';
