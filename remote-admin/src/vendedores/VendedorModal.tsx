import {
  vendedoresCalls as calls,
  type Vendedor,
} from '@comanda/shared/contracts/admin/vendedores';
import { Campo, FormModal, useLeido, useValor } from '@comanda/shared/piezas/formulario';
import { FuerzaDeClave } from '@comanda/shared/piezas/fuerza';

import { useActualizarVendedorMutation, useCrearVendedorMutation } from './vendedoresApi';
import { vendedoresMensajes as mensajes } from './vendedoresMensajes';

type VendedorModalProps = {
  /** Null: a new one. */
  vendedor: Vendedor | null;
  onCerrar: () => void;
};

/** Closed by its buttons alone: neither the backdrop nor a key does (spec section 2, Sellers screen). */
export function VendedorModal({ vendedor, onCerrar }: VendedorModalProps) {
  const [crear] = useCrearVendedorMutation();
  const [actualizar] = useActualizarVendedorMutation();
  const comun = { onCerrar, onHecho: onCerrar, fija: true, avisarFaltas: true };
  const conLeidos = useLeido(vendedor && datosDe(vendedor));
  if (!vendedor)
    return (
      <FormModal
        forma="hoja"
        {...comun}
        titulo="Registrar Vendedor"
        call={calls.crearVendedor}
        inicial={{}}
        enviar={(entrada) => crear(entrada).unwrap()}
        mensajes={mensajes.crear}
        boton="Guardar"
      >
        <Campos />
      </FormModal>
    );
  return (
    <FormModal
      forma="hoja"
      {...comun}
      titulo="Editar Vendedor"
      call={calls.actualizarVendedor}
      inicial={datosDe(vendedor)}
      fijos={{ id: vendedor.id }}
      enviar={(entrada) =>
        conLeidos((antes) => actualizar({ ...entrada, antes: antes ?? undefined }).unwrap())
      }
      mensajes={mensajes.editar}
      boton="Actualizar"
    >
      <Campos ayuda="Dejar en blanco si no desea actualizar" />
    </FormModal>
  );
}

const datosDe = ({ nombreCompleto, email, ciudad, comision }: Vendedor) => ({
  nombreCompleto,
  email,
  ciudad,
  comision,
});

/** `ayuda`: under the password. */
function Campos({ ayuda }: { ayuda?: string }) {
  const suyos = [useValor('nombreCompleto'), useValor('email')];
  return (
    <>
      <Campo.Texto nombre="nombreCompleto" etiqueta="Nombre" autoFocus />
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" />
      <Campo.Texto nombre="ciudad" etiqueta="Ciudad" />
      <Campo.Numero nombre="comision" etiqueta="Comisión" decimales={2} cifras={3} sufijo="%" />
      <Campo.Clave nombre="password" etiqueta="Contraseña" ayuda={ayuda} />
      <FuerzaDeClave de="password" datos={suyos.filter((dato) => typeof dato === 'string')} />
    </>
  );
}
