import type { Carta } from '../correo/transporte';

export const makeCarta = (over: Partial<Carta> = {}): Carta => ({
  id: '123.4',
  dia: '2026-11-20',
  deNombre: 'La Cevichería del Puerto',
  responderA: 'ventas@puerto.ec',
  para: 'maria@correo.ec',
  asunto: 'Factura 001-001-000000123 de La Cevichería del Puerto',
  texto: 'Señora: su factura.',
  html: '<p>Señora: su factura.</p>',
  adjuntos: [
    {
      nombre: '123.xml',
      tipo: 'application/xml',
      contenido: Buffer.from('<factura>ñ\r\n</factura>'),
    },
  ],
  ...over,
});

/** The headers of a message, folded lines made one. */
export function cabecerasDe(mensaje: string): string[] {
  const [cabeza = ''] = mensaje.split('\r\n\r\n');
  return cabeza.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}
