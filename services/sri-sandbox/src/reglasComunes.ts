import { LEYENDAS_RIMPE } from '@comanda/shared/contracts/admin/empresas';

import type { ReglaDeEstructura } from './estructura';

export const uno = (nombre: string, resto: Partial<ReglaDeEstructura> = {}): ReglaDeEstructura => ({
  nombre,
  min: 1,
  max: 1,
  ...resto,
});
export const quiza = (
  nombre: string,
  resto: Partial<ReglaDeEstructura> = {},
): ReglaDeEstructura => ({
  nombre,
  min: 0,
  max: 1,
  ...resto,
});
export const varios = (
  nombre: string,
  reglas: readonly ReglaDeEstructura[],
): ReglaDeEstructura => ({
  nombre,
  min: 1,
  max: Infinity,
  hijos: reglas,
});

export const texto = (maximo: number) => ({ patron: new RegExp(`^[^\\n]{1,${maximo}}$`, 'u') });
const cifras = (cuantas: number) => ({ patron: new RegExp(`^\\d{${cuantas}}$`) });
export const monto = { patron: /^\d{1,12}(\.\d{1,2})?$/ };
export const cantidad = { patron: /^\d{1,12}(\.\d{1,6})?$/ };
export const fecha = { patron: /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[012])\/20\d\d$/ };
export const numeroDocumento = { patron: /^\d{3}-\d{3}-\d{9}$/ };

/** The IVA. What a restaurant does not charge (3, ICE; 5, plastic bottles) is left out: a document with it is refused here. */
export const codigo = uno('codigo', { patron: /^2$/ });
export const codigoPorcentaje = uno('codigoPorcentaje', { patron: /^\d{1,4}$/ });
export const contribuyenteEspecial = quiza('contribuyenteEspecial', {
  patron: /^[A-Za-z0-9]{3,13}$/,
});
export const obligadoContabilidad = quiza('obligadoContabilidad', { patron: /^(SI|NO)$/ });
export const tipoIdentificacionComprador = uno('tipoIdentificacionComprador', {
  patron: /^0[4-8]$/,
});
export const detallesAdicionales = quiza('detallesAdicionales', {
  hijos: [{ nombre: 'detAdicional', min: 1, max: 3, atributos: ['nombre', 'valor'] }],
});

const infoTributaria = (codDoc: string) => [
  uno('ambiente', { patron: /^[12]$/ }),
  uno('tipoEmision', { patron: /^[12]$/ }),
  uno('razonSocial', texto(300)),
  quiza('nombreComercial', texto(300)),
  uno('ruc', { patron: /^\d{10}001$/ }),
  uno('claveAcceso', cifras(49)),
  uno('codDoc', { patron: new RegExp(`^${codDoc}$`) }),
  uno('estab', cifras(3)),
  uno('ptoEmi', cifras(3)),
  uno('secuencial', cifras(9)),
  uno('dirMatriz', texto(300)),
  quiza('agenteRetencion', { patron: /^\d{1,8}$/ }),
  quiza('contribuyenteRimpe', {
    patron: new RegExp(`^(${LEYENDAS_RIMPE.join('|')})$`),
  }),
];

/** A document of version 1.1.0: what is its own between what all have. */
export function documento(
  raiz: string,
  codDoc: string,
  propio: readonly ReglaDeEstructura[],
): ReglaDeEstructura {
  return uno(raiz, {
    atributos: ['id', 'version'],
    hijos: [
      uno('infoTributaria', { hijos: infoTributaria(codDoc) }),
      ...propio,
      quiza('infoAdicional', {
        hijos: [
          {
            nombre: 'campoAdicional',
            min: 1,
            max: 15,
            atributos: ['nombre'],
            patron: /^[\s\S]{1,300}$/u,
          },
        ],
      }),
      quiza('Signature', {
        hijos: ['SignedInfo', 'SignatureValue', 'KeyInfo', 'Object'].map(cualquiera),
      }),
    ],
  });
}

/** The signature's inside is firma.ts's business: here only its four parts. */
function cualquiera(nombre: string): ReglaDeEstructura {
  return { nombre, min: 1, max: 1, libre: true };
}
