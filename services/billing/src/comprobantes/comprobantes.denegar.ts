import { data, declarar, noExiste, soloTitulos } from '@comanda/kit/testing/denegar';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';

import { autorizar, chocada } from '../testing/dejarDocumento';

const { empresa } = PUERTO;
const { nombre: _nombre, ...comprador } = CLIENTE;
const NINGUNA = { filas: [], total: 0, suma: 0, estados: [] };

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
firmarXml              .        x          x      x       .        .         .        .      ventas  nombrada
consultarComprobante   .        x          x      x       x        .         .        .      -       nombrada
consultarEmisiones     .        x          .      .       x        .         .        .      reportes nombrada
exportarEmisiones      .        x          .      .       x        .         .        .      reportes nombrada
consultarDetalle       .        x          .      .       x        .         .        .      reportes nombrada
corregirComprobante    .        x          .      .       .        .         .        .      -       nombrada
emitirConOtroNumero    .        x          .      .       .        .         .        .      -       nombrada
descargarXml           .        x          .      .       x        .         .        .      reportes nombrada
descargarRide          .        x          .      .       x        .         .        .      reportes nombrada`,
  entradas: {
    firmarXml: ({ vendida }) => ({ empresa, infoTributaria: { claveAcceso: vendida.clave } }),
    consultarComprobante: ({ vendida: { clave } }) => ({ empresa, clave }),
    consultarEmisiones: () => ({ empresa, ruc: '' }),
    exportarEmisiones: () => ({ empresa, ruc: '', formato: 'csv' }),
    consultarDetalle: ({ vendida: { clave } }) => ({ empresa, clave }),
    corregirComprobante: async ({ devolver, vendida: { clave } }) => {
      await devolver(clave);
      return { ...comprador, empresa, clave };
    },
    emitirConOtroNumero: async ({ dueno, vendida: { clave } }) => ({
      empresa,
      clave: await chocada(dueno, clave),
    }),
    descargarXml: ({ vendida: { clave } }) => ({ empresa, archivo: `${clave}.xml` }),
    descargarRide: async ({ dueno, vendida: { clave } }) => {
      await autorizar(dueno, clave);
      return { empresa, clave };
    },
  },
  ajenos: {
    firmarXml: [
      ['its key', ({ ajena }) => ({ infoTributaria: { claveAcceso: ajena.clave } }), noExiste],
    ],
    consultarComprobante: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
    consultarEmisiones: [
      ['its customer', ({ ajena }) => ({ ruc: ajena.cedula }), data(NINGUNA)],
      ['its key', ({ ajena }) => ({ ruc: ajena.clave }), data(NINGUNA)],
    ],
    exportarEmisiones: [
      ['its customer', ({ ajena }) => ({ ruc: ajena.cedula }), soloTitulos],
      ['its key', ({ ajena }) => ({ ruc: ajena.clave }), soloTitulos],
    ],
    consultarDetalle: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
    corregirComprobante: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
    emitirConOtroNumero: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
    descargarXml: [['its key', ({ ajena: { clave } }) => ({ archivo: `${clave}.xml` }), noExiste]],
    descargarRide: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
  },
});
