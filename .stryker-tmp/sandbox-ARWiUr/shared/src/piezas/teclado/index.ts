// @ts-nocheck
export { moverFoco } from './moverFoco';
