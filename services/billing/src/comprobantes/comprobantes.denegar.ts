import { data, declarar, noExiste, soloTitulos } from '@comanda/kit/testing/denegar';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { diaDeClave } from '@comanda/shared/domain/fiscal/comprobante';

import { autorizar, chocada, conNota, seguirVigente } from '../testing/dejarDocumento';

const { empresa } = PUERTO;
const { nombre: _nombre, ...comprador } = CLIENTE;
const NINGUNA = { filas: [], total: 0, suma: 0, estados: [] };

export const denegar = declarar({ ...facturacionCalls, ...documentosCalls, ...emisionesCalls })({
  quienes: `
llamada               area      empresa   quienes
firmarXml             ventas    nombrada  Administrador Cajero Mesero
consultarComprobante  -         nombrada  Administrador Cajero Mesero Contador
consultarEmisiones    reportes  nombrada  Administrador Contador
exportarEmisiones     reportes  nombrada  Administrador Contador
consultarDetalle      reportes  nombrada  Administrador Contador
corregirComprobante   -         nombrada  Administrador
emitirConOtroNumero   -         nombrada  Administrador
anularNotaEnSri       -         nombrada  Administrador
restaurarVigente      -         nombrada  Administrador
descargarXml          reportes  nombrada  Administrador Contador
descargarRide         reportes  nombrada  Administrador Contador`,
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
    anularNotaEnSri: async ({ dueno, vendida: { clave } }) => ({
      empresa,
      clave: await conNota(dueno, clave),
      anulada_en_sri: diaDeClave(clave),
    }),
    restaurarVigente: async ({ dueno, vendida }) => {
      const clave = await conNota(dueno, vendida.clave);
      await seguirVigente(dueno, clave);
      return { empresa, clave };
    },
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
    anularNotaEnSri: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
    restaurarVigente: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
    descargarXml: [['its key', ({ ajena: { clave } }) => ({ archivo: `${clave}.xml` }), noExiste]],
    descargarRide: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
  },
});
