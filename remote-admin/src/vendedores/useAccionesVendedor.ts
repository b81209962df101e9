import type { Vendedor } from '@comanda/shared/contracts/admin/vendedores';
import type { Accion } from '@comanda/shared/piezas/tabla';
import { confirmar, withNotice } from '@comanda/shared/ui/core';

import {
  useDesbloquearVendedorMutation,
  useEliminarVendedorMutation,
  useQuitarFactorDeVendedorMutation,
} from './vendedoresApi';
import { nombreDeVendedor } from './vendedoresColumns';
import { vendedoresMensajes as mensajes } from './vendedoresMensajes';

/** What the operator can do about a seller; a password is given by editing. */
export function useAccionesVendedor(
  editar: (vendedor: Vendedor) => void,
): (vendedor: Vendedor) => Accion[] {
  const [eliminar] = useEliminarVendedorMutation();
  const [desbloquear] = useDesbloquearVendedorMutation();
  const [quitarFactor] = useQuitarFactorDeVendedorMutation();

  return (vendedor) => {
    const { id, bloqueado, segundo_factor } = vendedor;
    const nombre = nombreDeVendedor(vendedor);
    const onEliminar = async () => {
      if (!(await confirmar(mensajes.confirmarEliminar(nombre)))) return;
      await withNotice(eliminar({ id }).unwrap(), mensajes.eliminar);
    };
    const onQuitarFactor = async () => {
      if (!(await confirmar(mensajes.confirmarFactor(nombre)))) return;
      await withNotice(quitarFactor({ id }).unwrap(), mensajes.quitarFactor);
    };
    const acciones: Accion[] = [
      { texto: 'Editar', onElegir: () => editar(vendedor) },
      { texto: 'Eliminar', peligro: true, onElegir: onEliminar },
    ];
    if (bloqueado)
      acciones.push({
        texto: 'Desbloquear',
        enMenu: true,
        onElegir: () => withNotice(desbloquear({ id }).unwrap(), mensajes.desbloquear),
      });
    if (segundo_factor)
      acciones.push({
        texto: 'Quitar segundo factor',
        enMenu: true,
        onElegir: onQuitarFactor,
      });
    return acciones;
  };
}
