def read(game, document): raise NotImplementedError
