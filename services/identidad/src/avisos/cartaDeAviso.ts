import type { Carta } from '@comanda/kit/correo/transporte';
import { elemento, type Xml } from '@comanda/kit/documento/xml';
import { fechaNegocio, formatFechaHora } from '@comanda/shared/domain/texto/fecha';

import { equipoDeAgente } from '../cuenta/equipoDeAgente';

import type { AvisoPorEscribir } from './avisosRepository';
import { CAMBIOS_DE_CUENTA, esCambioDeCuenta } from './cambios';

const SI_NO_FUE =
  'Si usted no lo hizo ni lo esperaba: entre a Comanda, abra Usuarios, cierre las sesiones de esa cuenta y póngale una contraseña nueva. Si no puede entrar, avise a otro Administrador o a quien le da el servicio, y no use esa cuenta mientras tanto.';
const NUNCA = 'Comanda nunca pide por correo una contraseña, un PIN ni un código.';

/** What is read by whoever must know: what was done to which account, when, by whom and from where; never a secret. */
export function cartaDeAviso(aviso: AvisoPorEscribir, id: string): Carta {
  const { empresa, para, nombre, cuando } = aviso;
  const titulo = `${queFue(aviso)}: ${nombre}`;
  const filas = filasDe(aviso);
  const renglones = filas.map(([campo, valor]) => `${campo}: ${valor}`).join('\n');
  return {
    id,
    dia: fechaNegocio(cuando),
    deNombre: empresa,
    responderA: null,
    para,
    asunto: `Aviso de seguridad: ${titulo}`,
    texto: [titulo, renglones, SI_NO_FUE, NUNCA, ''].join('\n\n'),
    html: enHtml([
      elemento('h2', titulo, { style: 'font-size:18px' }),
      elemento('table', filas.map(filaHtml), { style: 'border-collapse:collapse' }),
      elemento('p', SI_NO_FUE),
      elemento('p', NUNCA),
    ]),
    adjuntos: [],
  };
}

/** A row of a newer version may say what this one does not know. */
const queFue = ({ que }: AvisoPorEscribir): string =>
  esCambioDeCuenta(que) ? CAMBIOS_DE_CUENTA[que] : 'Se cambió una cuenta';

type Fila = readonly [campo: string, valor: string];

const filasDe = (aviso: AvisoPorEscribir): Fila[] => [
  ['Qué pasó', queFue(aviso)],
  ['Cuenta', `${aviso.nombre} (${aviso.email})`],
  ['Empresa', aviso.empresa],
  ['Cuándo', `${formatFechaHora(aviso.cuando)}, hora de Guayaquil`],
  ['Quién', aviso.por === '' ? 'No se sabe' : aviso.por],
  ['Desde', desdeDonde(aviso)],
];

function desdeDonde({ direccion, agente }: AvisoPorEscribir): string {
  if (direccion === '') return 'No se sabe';
  return agente === '' ? `la dirección ${direccion}` : `${equipoDeAgente(agente)}, ${direccion}`;
}

const CELDA = 'padding:4px 12px 4px 0;text-align:left;vertical-align:top';

const filaHtml = ([campo, valor]: Fila): Xml =>
  elemento('tr', [
    elemento('th', campo, { style: CELDA }),
    elemento('td', valor, { style: CELDA }),
  ]);

const enHtml = (partes: readonly Xml[]): string =>
  `<!doctype html>${elemento('html', [elemento('body', partes, { style: 'font-family:sans-serif' })], { lang: 'es' })}`;
