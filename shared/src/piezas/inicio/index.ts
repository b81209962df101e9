export { FilaConBarra } from './FilaConBarra';
export { Pulso, type PulsoProps } from './Pulso';
export { Reparto } from './Reparto';
export { TarjetaDeInicio } from './TarjetaDeInicio';
export { CADA_MINUTO } from '../flujo/cadaMinuto';
