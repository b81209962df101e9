/** With what a company issues: its certificate, its ambiente, its numbers. The calls are those of who shows it. */
// @ts-nocheck

export { CertificadoSeccion } from './CertificadoSeccion';
export { EmisionModal } from './EmisionModal';
export { emisionMensajes } from './emisionMensajes';
export type { ManoDeEmision } from './mano';
export { SeriesSeccion } from './SeriesSeccion';
