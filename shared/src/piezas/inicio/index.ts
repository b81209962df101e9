export { FilaConBarra } from './FilaConBarra';
export { Pulso, type PulsoProps } from './Pulso';
export { TarjetaDeInicio } from './TarjetaDeInicio';
export { CADA_MINUTO } from './cadaMinuto';
