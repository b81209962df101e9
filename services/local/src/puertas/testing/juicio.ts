import { failureSchema } from '@comanda/shared/contracts/defineCall';
import { esErrorCode } from '@comanda/shared/errors/catalogo';

import type { Contestada, Peticion } from './conexion';

/** Words of what is behind: the database's, the file system's, the runtime's. */
const DE_DENTRO =
  /\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b|syntax error|violates|relation "|column "|pg_|\bat \S+ \(|\.[cm]?[jt]s:\d|node_modules|\/(home|work|tmp|usr|root|var)\//i;

/** More than a refusal has to say. */
const LARGO = 4_000;

/** What is wrong with an answer; null when nothing is. `pagina`: the call may say in a page what it has not found. */
export function faltaDe(
  peticion: Peticion,
  contestada: Contestada | null,
  pagina: boolean,
): string | null {
  // a body that is refused while it still comes may lose its answer with the connection
  if (contestada === null) return (peticion.cuerpo?.length ?? 0) > 64_000 ? null : 'no answer';
  const { status, tipo, texto } = contestada;
  if (status >= 500) return status === 503 && seEspera(texto) ? null : `status ${status}`;
  if (status < 400) return null;
  return (
    dichoDentro(texto) ?? (pagina && tipo.startsWith('text/html') ? null : sinSobre(tipo, texto))
  );
}

/** There are only so many turns for files and reports: whoever gets none is told, and asks again. */
const seEspera = (texto: string): boolean => {
  const cuerpo = failureSchema.strict().safeParse(enJson(texto));
  return cuerpo.success && cuerpo.data.code === 'SERVIDOR_OCUPADO';
};

function sinSobre(tipo: string, texto: string): string | null {
  if (!tipo.startsWith('application/json')) return `a refusal of type ${tipo}`;
  const cuerpo = failureSchema.strict().safeParse(enJson(texto));
  if (!cuerpo.success || !esErrorCode(cuerpo.data.code)) return 'a refusal outside the envelope';
  return null;
}

function dichoDentro(texto: string): string | null {
  if (texto.length > LARGO) return `a refusal of ${texto.length} characters`;
  if (DE_DENTRO.test(texto)) return 'a refusal that tells what is behind';
  return null;
}

function enJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}
