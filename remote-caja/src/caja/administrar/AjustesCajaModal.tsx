import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { LIMITES_DE_DIFERENCIA } from '@comanda/shared/domain/caja/cuadre';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';

import { useConsultarAjustesCajaQuery, useGuardarAjustesCajaMutation } from './administrarApi';

import { administrarMensajes as mensajes } from './administrarMensajes';

const deFabrica = (dolares: number) =>
  `Vacío: más de ${formatMonto(dolares)}, en efectivo, vouchers o transferencias. Con 0 se pide siempre`;

type AjustesCajaModalProps = { empresa: string; onCerrar: () => void };

/** How a company keeps its cash, in its owner's words. */
export default function AjustesCajaModal({ empresa, onCerrar }: AjustesCajaModalProps) {
  const ajustes = useConsultarAjustesCajaQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const [guardar] = useGuardarAjustesCajaMutation();
  return (
    <FormModal
      titulo="Ajustes de caja"
      call={cajasCalls.guardarAjustesCaja}
      inicial={ajustes.currentData ?? {}}
      fijos={{ empresa }}
      enviar={(entrada) => guardar(entrada).unwrap()}
      mensajes={mensajes.ajustes}
      boton="Guardar"
      soloSiCambia
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <QueryView query={ajustes} empty={null} esqueleto="formulario">
        {() => (
          <>
            <Campo.Numero
              nombre="hora_corte"
              etiqueta="Hora en que termina el día"
              cifras={2}
              sufijo=":00"
              ayuda="0 es la medianoche. Con 4, lo que se vende a las 03:30 es del día anterior"
            />
            <Campo.Si
              nombre="conteo_ciego"
              etiqueta="Contar a ciegas"
              ayuda="Quien cuadra cuenta primero y ve después cuánto debería haber"
            />
            <Ancho>
              <strong>Si al cuadrar falta o sobra dinero</strong>
            </Ancho>
            <Campo.Dinero
              nombre="diferencia_motivo"
              etiqueta="Pedir el motivo a partir de"
              ayuda={deFabrica(LIMITES_DE_DIFERENCIA.motivo)}
            />
            <Campo.Dinero
              nombre="diferencia_aprobacion"
              etiqueta="Pedir un Administrador a partir de"
              ayuda={deFabrica(LIMITES_DE_DIFERENCIA.aprobacion)}
            />
            <Campo.Numero
              nombre="anticipo_maximo"
              etiqueta="Anticipo máximo al mes"
              cifras={3}
              sufijo="% del sueldo"
              ayuda="Vacío: sin límite"
            />
          </>
        )}
      </QueryView>
    </FormModal>
  );
}
