export { moverFoco } from './moverFoco';
