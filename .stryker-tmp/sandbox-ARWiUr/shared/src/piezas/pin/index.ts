// @ts-nocheck
export { PinCampo } from './PinCampo';
