import { useState } from 'react';

import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { Campo, Formulario, useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Modal } from '@comanda/shared/ui/data';

import { useCrearCajaMutation } from './administrarApi';
import { useListarCajaQuery } from '../cajaApi';

import './administrar.css';

import { administrarMensajes as mensajes } from './administrarMensajes';
import { CajaFila } from './CajaFila';

type CajasModalProps = { empresa: string; onCerrar: () => void };

/** The drawers of a company: one until it makes more. */
export default function CajasModal({ empresa, onCerrar }: CajasModalProps) {
  const cajas = useListarCajaQuery({ empresa });
  const [crear] = useCrearCajaMutation();
  const [vuelta, setVuelta] = useState(0);
  const { cerrar, onEstadoDe } = useCerrarConCuidado(onCerrar);
  return (
    <Modal
      open
      title={`Cajas de ${empresa}`}
      width={640}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
    >
      <div className="ui-pila caja-cajas">
        <QueryView query={cajas} empty={null}>
          {(todas) => (
            <ul>
              {todas
                .toSorted((una, otra) => una.id - otra.id)
                .map((caja) => (
                  <CajaFila
                    key={caja.id}
                    empresa={empresa}
                    caja={caja}
                    onEstado={onEstadoDe(String(caja.id))}
                  />
                ))}
            </ul>
          )}
        </QueryView>
        <section aria-label="Caja nueva">
          <Formulario
            key={vuelta}
            call={cajasCalls.crearCaja}
            inicial={{}}
            fijos={{ empresa }}
            enviar={(entrada) => crear(entrada).unwrap()}
            mensajes={mensajes.crear}
            boton="Crear caja"
            onHecho={() => setVuelta(vuelta + 1)}
            onCancelar={() => void cerrar()}
            cancelar="Cerrar"
            onEstado={onEstadoDe('nueva')}
          >
            <Campo.Texto
              nombre="nombre"
              etiqueta="Nombre de la caja nueva"
              ayuda="Cada caja tiene su dinero y sus cuadres: Caja 2, Barra, Terraza"
              ancho
            />
          </Formulario>
        </section>
      </div>
    </Modal>
  );
}
