import type { AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';
import {
  hayBases,
  onHorasSinIngreso,
  onLoginAceptado,
  selectDesbloqueada,
  selectLlave,
  selectTitular,
  selectToken,
  sesionBloqueada,
} from '@comanda/shared/session';

import { verificador } from './cargar';
import type { SecretoDeCajero } from './verificador';

/** What follows a login goes first. */
const TRAS_ENTRAR_MS = 2_000;
const REVISAR_MS = 60_000;

/** Neither is there over plain http, but for localhost. */
const sePuede = () => hayBases() && window.isSecureContext;

let deQuien: string | null = null;
/** As their company last said; a till says it at once, and what it is of may be made later. */
let horas: number | null = null;
/** Of what is kept of their readings. */
let llave: string | null = null;

/** Keeps what lets in, while there is no server, who has just shown to it who they are; it goes with whoever leaves. */
export function recordarQuienEntra(store: AppStore): void {
  if (!sePuede()) return;
  let confirmado: string | null = null;
  const seguir = () => {
    const [usuario, token] = [selectTitular(store.getState()), selectToken(store.getState())];
    const quien = usuario?.id ?? null;
    llave = selectLlave(store.getState());
    if (quien !== deQuien) horas = null; // of whoever was in
    if (deQuien !== null && quien === null)
      void hacer(({ olvidarVerificador }) => olvidarVerificador());
    if (quien !== null && token !== null && token !== confirmado)
      void hacer(({ confirmarVerificador }) => confirmarVerificador(quien, llave));
    [deQuien, confirmado] = [quien, token];
  };
  seguir();
  store.subscribe(seguir);
  onLoginAceptado((usuario, clave) => {
    if (clave !== undefined) recordarSecreto(usuario, { tipo: 'clave', valor: clave });
  });
  onHorasSinIngreso((dichas) => {
    horas = dichas;
    void hacer(({ fijarHoras }) => fijarHoras(dichas));
  });
  setInterval(() => void vencer(store), REVISAR_MS);
}

/** Once whoever it is of is in, and the page has nothing better to do. */
export function recordarSecreto(
  { id, perfil, pendiente }: UsuarioSesion,
  secreto: SecretoDeCajero,
): void {
  if (!sePuede() || pendiente || !PERFILES_DE_CAJA.some((uno) => uno === perfil)) return;
  setTimeout(() => {
    if (deQuien !== id) return;
    void hacer(async ({ crearVerificador, fijarHoras }) => {
      await crearVerificador(id, secreto, llave);
      if (horas !== null) await fijarHoras(horas);
    });
  }, TRAS_ENTRAR_MS);
}

/** The hours of a company end also for who is in the middle of something: open sales are kept. */
async function vencer(store: AppStore): Promise<void> {
  const usuario = selectTitular(store.getState());
  if (!usuario || !selectDesbloqueada(store.getState())) return;
  await hacer(async ({ estadoDeDesbloqueo }) => {
    const { puede } = await estadoDeDesbloqueo(usuario.id);
    if (!puede && selectDesbloqueada(store.getState())) store.dispatch(sesionBloqueada(usuario));
  });
}

type Modulo = Awaited<ReturnType<typeof verificador>>;

async function hacer(que: (modulo: Modulo) => Promise<unknown>): Promise<void> {
  try {
    await que(await verificador());
  } catch (error) {
    console.warn('desbloqueo: storage', error); // the till sells all the same, while it has a line
  }
}
