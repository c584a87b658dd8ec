import Earshot
