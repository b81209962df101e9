import type { PoliticaDeIva } from '@comanda/shared/contracts/admin/ley';
import { AJUSTES, ajustesCalls, type Ajustes } from '@comanda/shared/contracts/ventas/ajustes';
import { Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';

import { useGuardarAjustesMutation } from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

export type AjustesVentaModalProps = { empresa: string; ajustes: Ajustes; onCerrar: () => void };

const BARRAS = [
  { valor: '', texto: 'No' },
  { valor: 'PESO', texto: 'Con el peso' },
  { valor: 'PRECIO', texto: 'Con el precio' },
];

const POLITICAS: { valor: PoliticaDeIva; texto: string }[] = [
  { valor: 'MISMO_PRECIO', texto: 'El cliente paga lo mismo' },
  { valor: 'MISMA_BASE', texto: 'La misma base: el precio baja' },
];

/** How this company sells: what may be taken off without asking, what its scale prints, and its prices on holidays. */
export default function AjustesVentaModal({ empresa, ajustes, onCerrar }: AjustesVentaModalProps) {
  const [guardar] = useGuardarAjustesMutation();
  return (
    <FormModal
      titulo="Ajustes de venta"
      call={ajustesCalls.guardarAjustes}
      inicial={{ ...AJUSTES, ...ajustes }}
      fijos={{ empresa }}
      enviar={(entrada) => guardar(entrada).unwrap()}
      mensajes={mensajes.ajustes}
      boton="Guardar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Numero
        nombre="descuento_maximo"
        etiqueta="Descuento máximo sin aprobación (%)"
        autoFocus
      />
      <Campo.Elegir
        nombre="barras_peso"
        etiqueta="Códigos de balanza (20 a 29)"
        opciones={BARRAS}
        ancho
      />
      <Campo.Elegir
        nombre="politica_iva"
        etiqueta="Precios cuando un decreto baja el IVA"
        opciones={POLITICAS}
        ancho
      />
      <Campo.Si
        nombre="vende_a_credito"
        etiqueta="Vender a crédito"
        ayuda="A clientes con sus datos: pagan después, hasta su límite"
      />
      <Credito />
    </FormModal>
  );
}

function Credito() {
  return (
    useValor('vende_a_credito') === true && (
      <>
        <Campo.Numero nombre="credito_plazo" etiqueta="Plazo (días)" />
        <Campo.Dinero nombre="credito_limite" etiqueta="Límite de cada cliente" />
      </>
    )
  );
}
