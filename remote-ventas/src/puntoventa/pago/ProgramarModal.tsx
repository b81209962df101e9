import { useState } from 'react';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import {
  programadosCalls,
  type VentaProgramada,
} from '@comanda/shared/contracts/ventas/programados';
import { aDolares, formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { Datos } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva } from '@comanda/shared/session';

import { CuandoCampos } from '../../carrito/CuandoCampos';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { useCrearProgramadoMutation } from './programarApi';

export type ProgramarModalProps = {
  /** Of the order. */
  empresa: string;
  /** Null: the final consumer. */
  cliente: Cliente | null;
  total: Centavos;
  /** The order as a sale, before it has a number. */
  venta: VentaProgramada;
  /** Its key: what is sent twice is scheduled once. */
  llave: string;
  /** Around each call. */
  enviar: <Hecho>(pedir: () => Promise<Hecho>) => Promise<Hecho>;
  onHecho: () => void;
  onCerrar: () => void;
};

const { crearProgramado } = programadosCalls;

/** Scheduled send of an order (spec section 5): from today on; value and client are only shown. */
export default function ProgramarModal(props: ProgramarModalProps) {
  const { empresa, cliente, total, venta, llave, enviar, onHecho, onCerrar } = props;
  const { empresas, puedeElegir } = useEmpresaActiva();
  const [crear] = useCrearProgramadoMutation();
  const [hoy] = useState(() => fechaNegocio(new Date()));
  const nombre = cliente?.nombre ?? 'CONSUMIDOR FINAL';
  const valor = aDolares(total);

  return (
    <FormModal
      titulo="Programar"
      call={crearProgramado}
      inicial={{ empresa, fecha: hoy, repetir: false, mensaje: '' }}
      fijos={{ cliente: nombre, valor, clave: llave, json_structura: venta }}
      revisar={({ empresa: elegida }) =>
        elegida && elegida !== empresa ? { empresa: `La orden es de ${empresa}` } : {}
      }
      enviar={(entrada) => enviar(() => crear(entrada).unwrap())}
      mensajes={mensajes.programar}
      boton="Programar"
      onHecho={onHecho}
      onCerrar={onCerrar}
    >
      <Ancho>
        <Datos
          datos={[
            ['Cliente', nombre],
            ['Valor', formatCentavos(total)],
          ]}
        />
      </Ancho>
      {puedeElegir && (
        <Campo.Opcion
          nombre="empresa"
          etiqueta="Empresa"
          placeholder="Seleccione una empresa"
          opciones={empresas.map((una) => ({ value: una, label: una }))}
          ancho
        />
      )}
      <CuandoCampos />
    </FormModal>
  );
}
