import { useDispatch } from 'react-redux';

import { sesionRestaurada, useUsuario } from '@comanda/shared/session';

/** The sidebar shows what the session says: a logo that was changed is there without a new login. */
export function useLogoDeSesion(empresa: string) {
  const usuario = useUsuario();
  const dispatch = useDispatch();
  return (logo_empresa: string | null) => {
    if (!usuario) return;
    const otros = (usuario.logos ?? []).filter((logo) => logo.empresa !== empresa);
    const logos = [...otros, { empresa, logo_empresa }];
    const primera = usuario.empresa[0] === empresa;
    dispatch(sesionRestaurada({ ...usuario, logos, ...(primera && { logo_empresa }) }));
  };
}
