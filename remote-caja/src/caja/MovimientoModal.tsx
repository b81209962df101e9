import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';
import { avisar } from '@comanda/shared/ui/core';

import { useIngresarMovimientoMutation } from './cajaApi';
import { cajaMensajes as mensajes } from './cajaMensajes';
import { actoDeMovimiento, aMovimiento, formularioMovimiento } from './movimientoForm';
import { montoCierto } from './montoCierto';
import { useActo } from './useActo';

type MovimientoModalProps = {
  empresa: string;
  caja: Caja;
  onHecho: () => void;
  onCerrar: () => void;
};

const TIPOS = [
  { valor: 'I', texto: 'Ingreso', icono: 'mas' },
  { valor: 'S', texto: 'Salida', icono: 'menos' },
];

/** Money that comes or goes without a sale; it has its id from the start, so that a second try moves nothing. */
export default function MovimientoModal({
  empresa,
  caja,
  onHecho,
  onCerrar,
}: MovimientoModalProps) {
  const [ingresar] = useIngresarMovimientoMutation();
  const hacer = useActo();
  const [movimiento_id] = useState(nuevoUuid);
  return (
    <FormModal
      titulo={`Movimiento de ${caja.nombre}`}
      call={formularioMovimiento}
      inicial={{ tipo: 'I' }}
      fijos={{ empresa, caja: caja.id, movimiento_id }}
      enviar={(entrada) => {
        const movimiento = aMovimiento(entrada);
        return hacer(actoDeMovimiento(movimiento, movimiento_id), () =>
          ingresar({ ...movimiento, movimiento_id }).unwrap(),
        );
      }}
      confirmar={({ monto }) => montoCierto(aCentavos(monto))}
      mensajes={mensajes.movimiento}
      boton="Registrar"
      onHecho={(hecho) => {
        const texto = hecho ? mensajes.registrado : mensajes.guardado;
        avisar({ tipo: 'success', titulo: mensajes.titulo, texto });
        onHecho();
      }}
      onCerrar={onCerrar}
    >
      <Campo.Elegir nombre="tipo" etiqueta="Tipo" opciones={TIPOS} ancho />
      <Campo.Texto nombre="detalle" etiqueta="Detalle" autoFocus ancho />
      <Campo.Dinero nombre="monto" etiqueta="Monto" />
      <CajaFuerte />
    </FormModal>
  );
}

function CajaFuerte() {
  return (
    useValor('tipo') === 'S' && (
      <Campo.Si
        nombre="a_caja_fuerte"
        etiqueta="Va a la caja fuerte"
        ayuda="Sigue siendo de la empresa: se suma aparte de los gastos"
      />
    )
  );
}
