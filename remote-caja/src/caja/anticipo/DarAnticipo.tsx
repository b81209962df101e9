import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import { anticiposCalls, type Anticipo, type Empleado } from '@comanda/shared/contracts/anticipos';
import type { Caja } from '@comanda/shared/contracts/caja';
import { Ancho, Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';

import { useAnticipoMutation, useListarEmpleadosQuery } from '../cajaApi';
import { cajaMensajes as mensajes } from '../cajaMensajes';

import { EmpleadoSueldo } from './EmpleadoSueldo';

type DarAnticipoProps = {
  empresa: string;
  caja: Caja;
  onHecho: (anticipo: Anticipo) => void;
  onCerrar: () => void;
};

/** Who is given how much (spec section 5); it has its id from the start, so that a second try gives nothing. */
export function DarAnticipo({ empresa, caja, onHecho, onCerrar }: DarAnticipoProps) {
  const empleados = useListarEmpleadosQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const [dar] = useAnticipoMutation();
  const [anticipo_id] = useState(nuevoUuid);
  return (
    <FormModal
      titulo="Anticipo personal"
      call={anticiposCalls.anticipo}
      inicial={{}}
      fijos={{ empresa, caja: caja.id, anticipo_id }}
      enviar={(entrada) => dar(entrada).unwrap()}
      mensajes={mensajes.anticipo}
      boton="Registrar"
      onHecho={onHecho}
      onCerrar={onCerrar}
    >
      <Ancho>
        Sale de <strong>{caja.nombre}</strong>.
      </Ancho>
      <QueryView query={empleados} empty="La empresa no tiene personal" esqueleto="formulario">
        {(lista) => <AnticipoCampos empleados={lista} />}
      </QueryView>
    </FormModal>
  );
}

function AnticipoCampos({ empleados }: { empleados: readonly Empleado[] }) {
  const elegido = useValor('id_usuario');
  const empleado = empleados.find(({ id_usuario }) => id_usuario === elegido);
  return (
    <>
      <Campo.Opcion
        nombre="id_usuario"
        etiqueta="Empleado"
        placeholder="Seleccione un empleado"
        opciones={empleados.map(({ id_usuario, nombreCompleto, perfil }) => ({
          value: id_usuario,
          label: `${nombreCompleto} · ${perfil}`,
        }))}
        autoFocus
        ancho
      />
      {empleado && (
        <Ancho>
          <EmpleadoSueldo empleado={empleado} />
        </Ancho>
      )}
      <Campo.Dinero nombre="monto" etiqueta="Cantidad" />
    </>
  );
}
