export { CambioDeCifra } from './CambioDeCifra';
export { Cifras, type CifraDeLinea } from './Cifras';
export { Hero } from './Hero';
