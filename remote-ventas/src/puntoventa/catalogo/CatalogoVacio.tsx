import { Vacio } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';

import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';

/** A company without a product: who may register one goes there, and anybody else knows who may. */
export function CatalogoVacio() {
  const administra = useUsuario()?.perfil === 'Administrador';
  return (
    <Vacio
      dibujo="plato"
      titulo={mensajes.catalogoVacio}
      como={administra ? undefined : mensajes.quienRegistraProductos}
      acto={
        administra && (
          <Link to="/admin/productos" className="ui-boton">
            {mensajes.registrarProductos}
          </Link>
        )
      }
    />
  );
}
