import { Vacio } from '@comanda/shared/piezas/vista';
import { Link, useSearchParams } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import '../personas.css';

import { Asistencias } from './Asistencias';
import { asistenciaMensajes as mensajes } from './asistenciaMensajes';

/** When somebody came and went (spec section 2): /admin/usuarios/asistenciaID?id&empresa. */
export default function AsistenciaScreen() {
  const [parametros] = useSearchParams();
  const id = parametros.get('id');
  const empresa = parametros.get('empresa');
  return (
    <div className="ui-pantalla">
      <div className="ui-barra">
        <Link to="/admin/usuarios" className="ui-boton">
          <Icono nombre="anterior" tamano={18} /> Volver a Usuarios
        </Link>
      </div>
      {id && empresa ? (
        <Asistencias key={`${empresa}/${id}`} id={id} empresa={empresa} />
      ) : (
        <Vacio dibujo="personas" titulo={mensajes.elegir} />
      )}
    </div>
  );
}
