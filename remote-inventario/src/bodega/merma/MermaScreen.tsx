import { Vacio } from '@comanda/shared/piezas/vista';
import { Link, useSearchParams } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import '../bodega.css';

import { Mermas } from './Mermas';

/** The waste of one material (spec section 2): /admin/bodega/merma?id&empresa. */
export default function MermaScreen() {
  const [parametros] = useSearchParams();
  const id = parametros.get('id');
  const empresa = parametros.get('empresa');
  return (
    <div className="ui-pantalla">
      <div className="ui-barra">
        <Link to="/admin/bodega" className="ui-boton">
          <Icono nombre="anterior" tamano={18} /> Volver a Bodega
        </Link>
      </div>
      {id && empresa ? (
        <Mermas key={`${empresa}/${id}`} id={id} empresa={empresa} />
      ) : (
        <Vacio dibujo="estante" titulo="Elija en Bodega la materia prima cuya merma quiere ver" />
      )}
    </div>
  );
}
