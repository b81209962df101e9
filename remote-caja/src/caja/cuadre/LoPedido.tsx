import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { mayorDiferencia } from '@comanda/shared/domain/caja/cuadre';
import { AprobadorCampos } from '@comanda/shared/piezas/aprobador';

import { cuadreMensajes as mensajes } from './cuadreMensajes';
import { Motivo } from './Motivo';
import type { Pedido } from './useLoPedido';
import estilos from './cuadre.module.css';

type LoPedidoProps = {
  empresa: string;
  comparacion: Comparacion;
  pedido: Pedido;
  espera: boolean;
};

/** Why there is a difference, and who approves it, where the company asks. */
export function LoPedido({ empresa, comparacion, pedido, espera }: LoPedidoProps) {
  const { pide_motivo: pideMotivo, pide_aprobacion: pideAprobacion } = comparacion;
  const mayor = mayorDiferencia(comparacion);
  return (
    <>
      {mayor !== comparacion.diferencia && <p className={estilos.ayuda}>{mensajes.mayor(mayor)}</p>}
      {(pideMotivo || mayor !== 0) && (
        <Motivo
          motivo={pedido.motivo}
          pedido={pideMotivo}
          espera={espera}
          falta={pedido.faltaMotivo ? mensajes.motivo : null}
          onCambio={pedido.setMotivo}
        />
      )}
      {pideAprobacion && (
        <AprobadorCampos
          empresa={empresa}
          leyenda="La diferencia pasa del límite: la aprueba un Administrador"
          espera={espera}
          falta={pedido.faltaAprobador ? mensajes.aprobacion : null}
          {...pedido.deAprobador.campos}
        />
      )}
    </>
  );
}
