import { LEYENDAS_RIMPE } from '@comanda/shared/contracts/admin/rimpe';

import { quiza, uno, type ReglaDeEstructura } from './estructura';
import { FIRMA } from './reglasFirma';

/** One line with something in it besides spaces. */
export const texto = (maximo: number) => ({
  patron: new RegExp(`^(?=\\s*\\S)[^\\n]{1,${maximo}}$`, 'u'),
});
const PARRAFO = /^(?=\s*\S)[\s\S]{1,300}$/u;
const cifras = (cuantas: number) => ({ patron: new RegExp(`^\\d{${cuantas}}$`) });
export const monto = { patron: /^\d{1,12}(\.\d{1,2})?$/ };
/** Four figures in all. */
export const tarifa = { patron: /^(\d{1,2}(\.\d{1,2})?|\d{3}(\.\d0?)?)$/ };
export const cantidad = { patron: /^\d{1,12}(\.\d{1,6})?$/ };
export const fecha = { patron: /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[012])\/20\d\d$/ };
export const numeroDocumento = { patron: /^\d{3}-\d{3}-\d{9}$/ };

/** The IVA, the ICE and what plastic bottles pay. */
export const codigo = uno('codigo', { patron: /^[235]$/ });
export const codigoPorcentaje = uno('codigoPorcentaje', { patron: /^\d{1,4}$/ });
export const contribuyenteEspecial = quiza('contribuyenteEspecial', {
  patron: /^[A-Za-z0-9]{3,13}$/,
});
export const obligadoContabilidad = quiza('obligadoContabilidad', { patron: /^(SI|NO)$/ });
export const tipoIdentificacionComprador = uno('tipoIdentificacionComprador', {
  patron: /^0[4-8]$/,
});
export const detallesAdicionales = quiza('detallesAdicionales', {
  hijos: [
    {
      nombre: 'detAdicional',
      min: 1,
      max: 3,
      hijos: [],
      atributos: { nombre: PARRAFO, valor: PARRAFO },
    },
  ],
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

/** A document: what is its own between what all have. */
export function documento(
  raiz: string,
  codDoc: string,
  propio: readonly ReglaDeEstructura[],
): ReglaDeEstructura {
  return uno(raiz, {
    atributos: { id: /^comprobante$/, version: /^[\w.]+$/ },
    hijos: [
      uno('infoTributaria', { hijos: infoTributaria(codDoc) }),
      ...propio,
      quiza('infoAdicional', {
        hijos: [
          {
            nombre: 'campoAdicional',
            min: 1,
            max: 15,
            atributos: { nombre: PARRAFO },
            patron: PARRAFO,
          },
        ],
      }),
      FIRMA,
    ],
  });
}
