-- A letter is taken inside its company, by who writes it (avisosRepository).
grant update (intentos) on identidad.avisos_de_cuenta to comanda_identidad;
