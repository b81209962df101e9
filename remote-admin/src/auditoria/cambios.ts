import type { HechoAuditado } from '@comanda/shared/contracts/admin/auditoria';
import { conTildes } from '@comanda/shared/domain/empresa/auditoria';

import { valorEnPalabras } from './valores';

/** One field of what was changed, before and after, in words. */
export type CambioAuditado = { campo: string; antes: string; despues: string; cambia: boolean };

type Foto = HechoAuditado['antes'];

/** A list in one line says how many there are; the act opened says which. */
function enBreve(dicho: string): string {
  if (!/^[[{]/.test(dicho)) return dicho;
  try {
    const valor: unknown = JSON.parse(dicho);
    return Array.isArray(valor) ? String(valor.length) : '…';
  } catch {
    return dicho; // somebody wrote a bracket
  }
}

const camposDe = (foto: Foto): Readonly<Record<string, unknown>> => {
  if (foto === null) return {};
  return Array.isArray(foto) ? { lista: foto } : foto;
};

/** Every field that is told of; of what was there and is there, those that differ first. */
export function cambiosDeHecho({ antes, despues }: HechoAuditado): CambioAuditado[] {
  const era = camposDe(antes);
  // what an edit does not say stays
  const es = despues === null ? {} : { ...era, ...camposDe(despues) };
  const campos = [...new Set([...Object.keys(era), ...Object.keys(es)])];
  return campos
    .map((campo) => {
      const [a, d] = [valorEnPalabras(campo, era[campo]), valorEnPalabras(campo, es[campo])];
      return {
        campo: conTildes(campo.replaceAll('_', ' ')),
        antes: a,
        despues: d,
        cambia: a !== d,
      };
    })
    .filter((cambio) => cambio.antes !== '' || cambio.despues !== '')
    .sort((a, b) => Number(b.cambia) - Number(a.cambia));
}

/** What an act is about, as its fields call it. */
const NOMBRES = [
  'nombre',
  'nombreCompleto',
  'producto',
  'materi_prima',
  'categoria',
  'caja',
  'cliente',
  'secuencia',
  'empresa',
];
const ES_LLAVE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Of another row: 'caja id'. */
const NOMBRA_LLAVE = /(^| )id( |$)/;

/** Of what is new, what is no news. */
const COMO_TODOS = new Set(['No', 'Activo']);

function sujetoDe({ antes, despues }: HechoAuditado): string {
  const campos = { ...camposDe(antes), ...camposDe(despues) };
  return (
    NOMBRES.map((nombre) => valorEnPalabras(nombre, campos[nombre])).find((uno) => uno !== '') ?? ''
  );
}

/** The same on one line: what it is about, and what became of what. Keys say nothing to who reads it. */
export function detalleDeHecho(hecho: HechoAuditado): string {
  const deAmbos = hecho.antes !== null && hecho.despues !== null;
  const sujeto = sujetoDe(hecho);
  const cambios = cambiosDeHecho(hecho)
    .filter(({ cambia }) => cambia || !deAmbos)
    .filter(({ campo }) => !NOMBRA_LLAVE.test(campo))
    .filter(({ antes, despues }) => ![antes, despues].some((valor) => ES_LLAVE.test(valor)))
    .filter(({ antes, despues }) => deAmbos || (despues || antes) !== sujeto)
    .filter(({ despues }) => deAmbos || !COMO_TODOS.has(despues))
    .map(({ campo, antes, despues }) => ({
      campo,
      era: enBreve(antes) || '—',
      es: enBreve(despues) || '—',
      uno: enBreve(despues || antes),
    }))
    .map(({ campo, era, es, uno }) => {
      if (!deAmbos) return `${campo}: ${uno}`;
      return era === es ? campo : `${campo}: ${era} → ${es}`;
    });
  return [sujeto, ...cambios].filter((uno) => uno !== '').join(' · ');
}
