# Cacao en la mesa dibujada: preguntas, historial y las fichas que explican cada cosa.

## Lo que se pregunta

cacao-client-do-together = Usar todos los trabajadores
