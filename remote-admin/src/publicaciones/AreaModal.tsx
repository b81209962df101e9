import { useState } from 'react';

import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';
import {
  OBJETIVO_INICIAL,
  areasCalls as calls,
  type AreaDePlataforma,
} from '@comanda/shared/contracts/plataforma/areas';
import { Campo, FormModal, useLeido } from '@comanda/shared/piezas/formulario';

import { useCrearAreaMutation, useEditarAreaMutation } from './publicacionesApi';
import { publicacionesMensajes } from './publicacionesMensajes';

const mensajes = publicacionesMensajes.areas;

const PERFILES_A_ELEGIR = PERFILES.map((perfil) => ({ value: perfil, label: perfil }));
const TAMANO_INICIAL_KB = 200;
const ENTRE_UNA_Y_OTRA = 10;

function Campos({ nueva }: { nueva: boolean }) {
  return (
    <>
      {nueva && (
        <Campo.Texto nombre="area" etiqueta="Nombre del área" ayuda={mensajes.nombre} autoFocus />
      )}
      <Campo.Texto nombre="titulo" etiqueta="Título" autoFocus={!nueva} />
      <Campo.Texto nombre="equipo" etiqueta="Equipo que la publica" />
      <Campo.Numero nombre="orden" etiqueta="Orden en el menú" cifras={3} />
      <Campo.Numero nombre="kb" etiqueta="Tamaño máximo" cifras={4} sufijo="KB" />
      <Campo.Numero
        nombre="objetivo"
        etiqueta="Visitas sin fallo"
        ayuda={mensajes.objetivo}
        cifras={2}
        decimales={2}
        sufijo="%"
        ancho
      />
      <Campo.Texto nombre="rutas" etiqueta="Direcciones" ayuda={mensajes.rutas} ancho />
      <Campo.Varias
        nombre="perfiles"
        etiqueta="Perfiles que puede atender"
        opciones={PERFILES_A_ELEGIR}
        ancho
      />
      <Campo.Texto
        nombre="origen"
        etiqueta="Origen de los archivos"
        ayuda={mensajes.origen}
        ancho
      />
    </>
  );
}

type CrearAreaModalProps = {
  areas: readonly AreaDePlataforma[];
  onCerrar: () => void;
  onHecha: (area: string) => void;
};

/** An area that is not there yet: after those there are, off for every company. */
export function CrearAreaModal({ areas, onCerrar, onHecha }: CrearAreaModalProps) {
  const [crear] = useCrearAreaMutation();
  const ultimo = Math.max(0, ...areas.map(({ orden }) => orden));
  return (
    <FormModal
      forma="hoja"
      titulo="Nueva área"
      call={calls.crearArea}
      inicial={{
        orden: ultimo + ENTRE_UNA_Y_OTRA,
        kb: TAMANO_INICIAL_KB,
        objetivo: OBJETIVO_INICIAL,
        perfiles: ['Administrador'],
        rutas: '',
        origen: '',
      }}
      enviar={(entrada) => crear(entrada).unwrap()}
      mensajes={mensajes.crear}
      boton="Crear"
      onHecho={({ area }) => onHecha(area)}
      onCerrar={onCerrar}
    >
      <Campos nueva />
    </FormModal>
  );
}

type EditarAreaModalProps = { area: AreaDePlataforma; onCerrar: () => void };

/** All of it but its name, which builds and keys bear. */
export function EditarAreaModal({ onCerrar, ...props }: EditarAreaModalProps) {
  const [area] = useState(props.area); // as the form was filled, also where it is read again meanwhile
  const [editar] = useEditarAreaMutation();
  const conLeida = useLeido(area);
  const { titulo, equipo, orden, kb, objetivo, rutas, perfiles, origen } = area;
  return (
    <FormModal
      forma="hoja"
      titulo={`Editar ${titulo}`}
      call={calls.editarArea}
      inicial={{
        titulo,
        equipo,
        orden,
        kb,
        objetivo,
        rutas: rutas.join(', '),
        perfiles: PERFILES.filter((perfil) => perfiles.includes(perfil)),
        origen: origen ?? '',
      }}
      fijos={{ area: area.area }}
      enviar={(entrada) => conLeida((antes) => editar({ ...entrada, antes }).unwrap())}
      mensajes={mensajes.editar}
      boton="Actualizar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campos nueva={false} />
    </FormModal>
  );
}
