import { useState } from 'react';

import {
  opcionesCalls as calls,
  type GrupoLeido,
} from '@comanda/shared/contracts/inventario/opciones';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { faltaDeGrupos } from '@comanda/shared/domain/producto/opciones';
import { Campo, FormModal, useLeido } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';

import { useGuardarOpcionesMutation, useListarModificadoresQuery } from '../productosApi';
import { productosMensajes as mensajes } from '../productosMensajes';
import { gruposDe, leerGrupos } from './grupos';
import { GruposEditor } from './GruposEditor';

/** What is not read is not sent: nothing would take the place of what there is. */
const SIN_LEER = {};

type OpcionesDeProductoProps = { empresa: string; producto: Producto; onCerrar: () => void };

/** What the till asks before it sells a product. */
export function OpcionesDeProducto({ empresa, producto, onCerrar }: OpcionesDeProductoProps) {
  const query = useListarModificadoresQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const [guardar] = useGuardarOpcionesMutation();
  const { currentData, fulfilledTimeStamp = 0 } = query;
  const [deAntes] = useState(fulfilledTimeStamp);
  // as they are when it is opened: what is written since then is an edit of that, whatever is read later
  const [leidos, setLeidos] = useState<{ grupos: GrupoLeido[] }>();
  if (!leidos && currentData && fulfilledTimeStamp !== deAntes)
    setLeidos({ grupos: gruposDe(producto, currentData) });
  const conLeidos = useLeido(leidos?.grupos);
  return (
    <FormModal
      forma="hoja"
      titulo={`Opciones de ${producto.producto}`}
      call={calls.guardarOpciones}
      inicial={leidos ?? SIN_LEER}
      fijos={{ empresa, id: producto.id }}
      enviar={(entrada) => conLeidos((antes) => guardar({ ...entrada, antes }).unwrap())}
      revisar={({ grupos }) => {
        const falta = faltaDeGrupos(grupos);
        return falta ? { grupos: falta.msg } : {};
      }}
      mensajes={mensajes.opciones}
      boton="Guardar"
      soloSiCambia
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <QueryView query={{ ...query, currentData: leidos }} empty={null}>
        {() => (
          <Campo.Propio nombre="grupos" etiqueta="Grupos" ancho leer={leerGrupos}>
            <GruposEditor />
          </Campo.Propio>
        )}
      </QueryView>
    </FormModal>
  );
}
