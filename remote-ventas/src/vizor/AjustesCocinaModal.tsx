import './ajustesCocina.css';

import { useRef } from 'react';

import type { CallReply } from '@comanda/shared/contracts/defineCall';
import { vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';
import { Campo, FormModal, useLeido, type Mano } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Modal } from '@comanda/shared/ui/data';

import { CategoriasEstacion } from './CategoriasEstacion';
import { estacionesParaEnviar, seguirEstaciones, type CategoriaEstacion } from './estaciones';
import { EstacionesLista } from './EstacionesLista';
import { useConsultarAjustesCocinaQuery, useGuardarAjustesCocinaMutation } from './vizorApi';
import { vizorMensajes as mensajes } from './vizorMensajes';

type AjustesCocinaModalProps = { empresa: string; onCerrar: () => void };

/** How a company's kitchen works: its stations, what each cooks, and from when an order waits too long. */
export default function AjustesCocinaModal({ empresa, onCerrar }: AjustesCocinaModalProps) {
  const query = useConsultarAjustesCocinaQuery({ empresa });
  const { currentData } = query;
  if (currentData)
    return <AjustesForm empresa={empresa} ajustes={currentData} onCerrar={onCerrar} />;
  return (
    <Modal open title={mensajes.ajustes.titulo} footer={null} onCancel={onCerrar}>
      <QueryView query={query} empty={null} esqueleto="formulario">
        {() => null}
      </QueryView>
    </Modal>
  );
}

type AjustesFormProps = AjustesCocinaModalProps & {
  ajustes: CallReply<typeof calls.consultarAjustesCocina>['data'];
};

const leerCategorias = (tenidas: unknown) =>
  estacionesParaEnviar(tenidas as readonly CategoriaEstacion[]); // as CategoriasEstacion holds them

function AjustesForm({ empresa, ajustes, onCerrar }: AjustesFormProps) {
  const [guardar] = useGuardarAjustesCocinaMutation();
  const { estaciones, aviso_min, alerta_min, categorias: leidas } = ajustes;
  const categorias = estacionesParaEnviar(leidas);
  const conLeidos = useLeido({ estaciones, aviso_min, alerta_min, categorias });
  const antes = useRef<readonly string[]>(estaciones);

  const alCambiar = (campo: string, mano: Mano<typeof calls.guardarAjustesCocina>) => {
    if (campo !== 'estaciones') return;
    const { categorias, estaciones } = mano.valores;
    const deCada = new Map(categorias.map((una) => [una.id_categoria, una.estacion]));
    const conNombre = ajustes.categorias.map(({ id_categoria, categoria, estacion }) => ({
      id_categoria,
      categoria,
      estacion: deCada.has(id_categoria) ? (deCada.get(id_categoria) ?? null) : estacion,
    }));
    mano.escribir({ categorias: seguirEstaciones(conNombre, antes.current, estaciones) });
    antes.current = estaciones;
  };

  return (
    <FormModal
      titulo={mensajes.ajustes.titulo}
      call={calls.guardarAjustesCocina}
      inicial={ajustes}
      fijos={{ empresa }}
      enviar={(entrada) => conLeidos((leido) => guardar({ ...entrada, antes: leido }).unwrap())}
      mensajes={mensajes.ajustes}
      boton="Guardar"
      alCambiar={alCambiar}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Numero nombre="aviso_min" etiqueta="Aviso" cifras={3} sufijo="min" autoFocus />
      <Campo.Numero nombre="alerta_min" etiqueta="Alerta" cifras={3} sufijo="min" />
      <Campo.Propio nombre="estaciones" etiqueta="Estaciones" ancho>
        <EstacionesLista />
      </Campo.Propio>
      <Campo.Propio
        nombre="categorias"
        etiqueta="Estación de cada categoría"
        leer={leerCategorias}
        requerido={false}
        ancho
      >
        <CategoriasEstacion />
      </Campo.Propio>
    </FormModal>
  );
}
