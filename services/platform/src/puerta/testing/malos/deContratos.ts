import { LISTAR, makeContexto, type Partes } from '../../../testing/makePublicable';
import type { ContextoDePuerta } from '../../regla';

import type { Malo } from './malo';

type Forma = Record<string, unknown>;
const NOMBRE = `${LISTAR.method} ${LISTAR.path}`;

/** The call as the build has it, with these fields alone in what it asks or in what it reads. */
const llamandoCon = (parte: 'query' | 'body' | 'reply', properties: Forma, mas: Forma = {}) => ({
  ...LISTAR,
  forma: {
    ...LISTAR.forma,
    [parte]: { type: 'object', properties, required: Object.keys(properties), ...mas },
  },
});

const llamando =
  (...llamadas: unknown[]) =>
  ({ ficha }: Partes) =>
    (ficha.llama = llamadas);

/** The service has moved on since the build was made: its half of the call is this. */
function servicioCon(over: Forma): Partial<ContextoDePuerta> {
  const { llamadas } = makeContexto();
  const servida = llamadas.get(NOMBRE);
  if (!servida) throw new Error(`${NOMBRE} is not answered`);
  const forma = { ...servida.forma(), ...over };
  return { llamadas: new Map([[NOMBRE, { ...servida, forma: () => forma }]]) };
}
const objeto = (properties: Forma, mas: Forma = {}): Forma => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...mas,
});
const EMPRESA = { empresa: { type: 'string' } };
const texto = (mas: Forma = {}) => ({ type: 'string', ...mas });

/** Those that would ask or read otherwise than the services answer: a call that is gone, that is narrower, that has drifted. */
export const MALOS_DE_CONTRATOS: Record<string, Malo> = {
  'a call no service answers': {
    regla: 'llamada-desconocida',
    motivo: 'POST /v1/adivinar no lo atiende',
    romper: ({ ficha }) =>
      (ficha.llama = [{ method: 'POST', path: '/v1/adivinar', perfiles: 'sesion', area: null }]),
  },
  'a call for other people than the service takes': {
    regla: 'llamada-desconocida',
    motivo: 'es aquí de Cajero con caja, y en los servicios de Administrador con caja',
    romper: ({ ficha }) =>
      (ficha.llama = [
        { method: 'POST', path: '/v1/listar_caja', perfiles: ['Cajero'], area: 'caja' },
      ]),
  },
  'an answer with a field that the service does not give': {
    regla: 'contrato-que-no-cabe',
    motivo: 'POST /v1/listar_caja: reply.saldo puede faltar, y se pide',
    romper: ({ ficha }) =>
      (ficha.llama = [
        llamandoCon('reply', { id: { type: 'integer' }, saldo: { type: 'number' } }),
      ]),
  },
  'an answer of another kind': {
    regla: 'contrato-que-no-cabe',
    motivo: 'POST /v1/listar_caja: reply.id es integer donde se lee string',
    romper: ({ ficha }) => (ficha.llama = [llamandoCon('reply', { id: { type: 'string' } })]),
  },
  'a request without what the service asks for': {
    regla: 'contrato-que-no-cabe',
    motivo: 'POST /v1/listar_caja: body.empresa puede faltar, y se pide',
    romper: ({ ficha }) => (ficha.llama = [llamandoCon('body', {})]),
  },
  'a call that was removed since it was built': {
    regla: 'llamada-desconocida',
    motivo: 'POST /v1/listar_caja no lo atiende ningún servicio',
    contexto: { llamadas: new Map() },
  },
  'a call that was made for those of another area': {
    regla: 'llamada-desconocida',
    motivo: 'es aquí de Administrador con ventas, y en los servicios de Administrador con caja',
    romper: llamando({ ...LISTAR, area: 'ventas' }),
  },
  'a call that whoever is not logged in could make': {
    regla: 'llamada-desconocida',
    motivo: 'es aquí de publico, y en los servicios de Administrador con caja',
    romper: llamando({ ...LISTAR, perfiles: 'publico', area: null }),
  },
  'a request with a field that the service no longer takes': {
    regla: 'contrato-que-no-cabe',
    motivo: `${NOMBRE}: body.turno no se lee`,
    romper: llamando(llamandoCon('body', { ...EMPRESA, turno: { type: 'string' } })),
    contexto: servicioCon({ body: objeto(EMPRESA, { additionalProperties: false }) }),
  },
  'a request with longer texts than are taken now': {
    regla: 'contrato-que-no-cabe',
    motivo: `${NOMBRE}: body.empresa puede pasar del límite maxLength de 40`,
    romper: llamando(llamandoCon('body', { empresa: texto({ maxLength: 80 }) })),
    contexto: servicioCon({ body: objeto({ empresa: texto({ maxLength: 40 }) }) }),
  },
  'a request with a word that is no longer known': {
    regla: 'contrato-que-no-cabe',
    motivo: `${NOMBRE}: body.estado puede ser ANULADA, que no se lee`,
    romper: llamando(
      llamandoCon('body', { ...EMPRESA, estado: texto({ enum: ['ABIERTA', 'ANULADA'] }) }),
    ),
    contexto: servicioCon({ body: objeto({ ...EMPRESA, estado: texto({ enum: ['ABIERTA'] }) }) }),
  },
  'a request that may be null where something is asked': {
    regla: 'contrato-que-no-cabe',
    motivo: `${NOMBRE}: body.empresa es null donde se lee string`,
    romper: llamando(llamandoCon('body', { empresa: { type: ['string', 'null'] } })),
  },
  'a request without what its address asks for now': {
    regla: 'contrato-que-no-cabe',
    motivo: `${NOMBRE}: query no se manda, y se pide`,
    contexto: servicioCon({ query: objeto({ desde: texto() }) }),
  },
  'an answer that may have nothing where it reads a number': {
    regla: 'contrato-que-no-cabe',
    motivo: `${NOMBRE}: reply.id es null donde se lee integer`,
    contexto: servicioCon({ reply: objeto({ id: { type: ['integer', 'null'] } }) }),
  },
  'an answer with another field in the rows of a list': {
    regla: 'contrato-que-no-cabe',
    motivo: `${NOMBRE}: reply.filas[].total es string donde se lee number`,
    romper: llamando(
      llamandoCon('reply', {
        filas: { type: 'array', items: objeto({ total: { type: 'number' } }) },
      }),
    ),
    contexto: servicioCon({
      reply: objeto({ filas: { type: 'array', items: objeto({ total: texto() }) } }),
    }),
  },
  'an answer of one thing where it reads a list': {
    regla: 'contrato-que-no-cabe',
    motivo: `${NOMBRE}: reply.filas es object donde se lee array`,
    romper: llamando(llamandoCon('reply', { filas: { type: 'array', items: {} } })),
    contexto: servicioCon({ reply: objeto({ filas: objeto({}) }) }),
  },
};
