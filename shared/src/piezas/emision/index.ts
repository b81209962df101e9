/** The setup that a company issues with: its certificate, its ambiente, its numbers. Who shows it makes the calls. */
export { CertificadoSeccion } from './CertificadoSeccion';
export { EmisionModal } from './EmisionModal';
export { emisionMensajes } from './emisionMensajes';
export type { ManoDeEmision } from './mano';
export { SeriesSeccion } from './SeriesSeccion';
