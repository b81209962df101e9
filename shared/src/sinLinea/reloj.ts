import { fueAtras, huboSalto, relojCorregido, type MarcaDeHora } from '../domain/sinLinea/sinLinea';

import { enAlmacen, hayAlmacen } from './almacen';
import { contarCambio } from './foto';
import type { Equipo } from './modelo';

const marca = (): MarcaDeHora => ({ reloj: Date.now(), pagina: performance.now() });

/** When this page last knew that the clock of the till was right. */
let referencia = marca();
/** The times of the devices by which it was last found right. */
let sabida = '';

/** Whatever tab has found it right, all of them know. */
function alDia(equipos: readonly Equipo[]): void {
  const horas = equipos.map(({ hora_ms }) => hora_ms).join();
  if (horas === sabida) return;
  sabida = horas;
  referencia = marca();
}

/** What the server's clock shows now, as far as a till knows. */
export const ahoraDe = ({ desfase_ms }: Pick<Equipo, 'desfase_ms'>): Date =>
  relojCorregido(Date.now(), desfase_ms);

const salto = ({ visto_ms }: Equipo): boolean =>
  huboSalto(referencia, marca()) || fueAtras(visto_ms, Date.now());

/** Writes down that the clock was set anew, or where it stands. */
export async function vigilarReloj(): Promise<void> {
  if (!hayAlmacen()) return;
  const dudan = await enAlmacen('sinPrisa', async ({ equipos, guardarEquipo }) => {
    const todos = await equipos();
    const ahora = Date.now();
    alDia(todos);
    for (const equipo of todos)
      if (salto(equipo)) await guardarEquipo({ ...equipo, hora_dudosa: true });
      else await guardarEquipo({ ...equipo, visto_ms: Math.max(equipo.visto_ms, ahora) });
    return todos.some((equipo) => !equipo.hora_dudosa && salto(equipo));
  });
  if (dudan) await contarCambio();
}

/** Somebody looked at it: what the till's own clock shows is the time. */
export async function confirmarHora(): Promise<void> {
  const ahora = Date.now();
  await enAlmacen('readwrite', async ({ equipos, guardarEquipo }) => {
    for (const equipo of await equipos())
      await guardarEquipo({
        ...equipo,
        hora_dudosa: false,
        desfase_ms: 0,
        visto_ms: ahora,
        hora_ms: ahora,
      });
  });
  await contarCambio();
}
