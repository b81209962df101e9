-- The administration gains the screen of decrees and stood at what it may weigh; what an operator has said stays.
update plataforma.areas set kb = 365 where area = 'admin' and kb = 330;
