import { useEffect, useState, type ComponentType } from 'react';

import { onLoginIniciado, useConexion, useUsuario } from '@comanda/shared/session';
import { retirarAvisos, SIN_SERVIDOR } from '@comanda/shared/ui/core';

import { informarFallo } from '../federation/informe';

/** How long until what did not come is asked for again: what it has to say waits for it (shared/ui/notices). */
const REINTENTO_MS = 5_000;

const traerAnfitrion = async (): Promise<ComponentType> =>
  (await import('@comanda/shared/ui/avisos')).NoticeHost;

/**
 * Notices are a tier of their own: fetched with the first login call, not before the form. Where it does not come the page
 * goes on without it.
 */
export function Avisos({ traer = traerAnfitrion }: { traer?: () => Promise<ComponentType> }) {
  const usuario = useUsuario();
  const hayConexion = useConexion();
  const [pedidos, setPedidos] = useState(usuario !== null);
  const [fallidos, setFallidos] = useState(0);
  const [Anfitrion, setAnfitrion] = useState<ComponentType | null>(null);
  useEffect(() => onLoginIniciado(() => setPedidos(true)), []);
  useEffect(() => {
    if (hayConexion) retirarAvisos(SIN_SERVIDOR);
  }, [hayConexion]);
  useEffect(() => {
    if (!pedidos) return undefined;
    let reintento: ReturnType<typeof setTimeout> | undefined;
    let vigente = true;
    traer().then(
      (llegado) => vigente && setAnfitrion(() => llegado),
      (error: unknown) => {
        informarFallo('avisos', error, 'chunk');
        if (vigente) reintento = setTimeout(() => setFallidos((antes) => antes + 1), REINTENTO_MS);
      },
    );
    return () => {
      vigente = false;
      clearTimeout(reintento);
    };
  }, [pedidos, traer, fallidos]);
  return Anfitrion && <Anfitrion />;
}
