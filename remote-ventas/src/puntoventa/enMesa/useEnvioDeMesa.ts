import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { useNavigate } from '@comanda/shared/router';
import { avisar } from '@comanda/shared/ui/core';

import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { useEnviar } from './useEnviar';

/** Sends from the screen: says so where the order is not in sight, and goes after one that is sent to another table. */
export function useEnvioDeMesa(que: Parameters<typeof useEnviar>[0], enDosPaneles: boolean) {
  const envio = useEnviar(que);
  const navegar = useNavigate();

  const onEnviar = async () => {
    const enviada = await envio.enviar();
    if (!enviada || !enDosPaneles) return;
    const texto = mensajes.enviado(enviada.mesa ? `mesa ${enviada.mesa}` : enviada.orden);
    avisar({ tipo: 'success', titulo: mensajes.titulo, texto });
  };
  const onAlla = async (alla: Orden) => {
    const enviada = await envio.enviarAlla(alla);
    if (!enviada) return;
    const donde = enviada.id_mesa ? `mesa=${enviada.id_mesa}` : `orden=${enviada.random}`;
    void navegar(`/admin/puntoventa?${donde}`, { replace: true });
  };
  return { ...envio, onEnviar, onAlla };
}
